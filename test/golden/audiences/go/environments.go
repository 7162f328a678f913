package audiences

import "example.com/audiences/core"

// The API's servers, the default first.
const (
	// EnvironmentPublic: Public (https://api.example.com)
	EnvironmentPublic core.EnvironmentName = "Public"
)
