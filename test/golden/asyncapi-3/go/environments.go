package prices

import "example.com/prices/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: wss://prices.example.com/v2
	EnvironmentProduction core.EnvironmentName = "Production"
	// EnvironmentSandbox: wss://sandbox.example.com/v2
	EnvironmentSandbox core.EnvironmentName = "Sandbox"
)
