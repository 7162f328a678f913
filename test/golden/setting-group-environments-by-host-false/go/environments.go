package hosts

import "example.com/hosts/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: https://api.example.com/rest
	EnvironmentProduction core.EnvironmentName = "Production"
	// EnvironmentStaging: https://staging.example.com/rest
	EnvironmentStaging core.EnvironmentName = "Staging"
)
