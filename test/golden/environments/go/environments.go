package environments

import "example.com/environments/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: Production (https://api.example.com/v1/)
	EnvironmentProduction core.EnvironmentName = "Production"
	// EnvironmentSandboxNoMoney: Sandbox (no money) (https://sandbox.example.com/v1)
	EnvironmentSandboxNoMoney core.EnvironmentName = "SandboxNoMoney"
	// EnvironmentRegional: Regional (https://{region}.example.com:{port}/{base})
	EnvironmentRegional core.EnvironmentName = "Regional"
)
