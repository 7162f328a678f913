package tower

import "example.com/tower/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: Production (https://api.example.com)
	EnvironmentProduction core.EnvironmentName = "Production"
)
