package readers

import "example.com/readers/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIReadersExample: https://api.readers.example
	EnvironmentAPIReadersExample core.EnvironmentName = "APIReadersExample"
)
