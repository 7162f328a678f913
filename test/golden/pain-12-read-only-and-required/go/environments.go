package readonly

import "example.com/read-only/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: https://api.example.com
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
)
