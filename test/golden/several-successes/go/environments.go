package severalsuccesses

import "example.com/several-successes/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: https://api.example.com
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
)
