package version

import "example.com/version/core"

// The API's servers, the default first.
const (
	// EnvironmentLive: https://api.example.com
	EnvironmentLive core.EnvironmentName = "Live"
)
