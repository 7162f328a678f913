package coresdk

import "example.com/go-core/core"

// The API's servers, the default first.
const (
	// EnvironmentClient_: https://api.example.com
	EnvironmentClient_ core.EnvironmentName = "Client"
	// EnvironmentProduction: https://test.example.com
	EnvironmentProduction core.EnvironmentName = "Production"
)
