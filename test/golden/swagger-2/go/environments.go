package shelter

import "example.com/shelter/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: https://api.example.com/v1
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
)
