package sdk3rdpartynames

import "example.com/3rd-party-names/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: https://api.example.com
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
)
