package kennel

import "example.com/kennel/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: https://{region}.example.com/rpc
	EnvironmentProduction core.EnvironmentName = "Production"
)
