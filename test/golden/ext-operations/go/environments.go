package operations

import "example.com/operations/core"

// The API's servers, the default first.
const (
	// EnvironmentAPI: https://api.example.com
	EnvironmentAPI core.EnvironmentName = "API"
)
