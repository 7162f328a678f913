package accounts

import "example.com/accounts/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: Production (https://api.example.com)
	EnvironmentProduction core.EnvironmentName = "Production"
	// EnvironmentSandbox: Sandbox (https://sandbox.example.com)
	EnvironmentSandbox core.EnvironmentName = "Sandbox"
)
