package inheritednull

import "example.com/inherited-null/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: https://api.example.com
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
)
