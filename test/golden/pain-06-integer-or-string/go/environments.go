package numberortext

import "example.com/number-or-text/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: https://api.example.com
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
)
