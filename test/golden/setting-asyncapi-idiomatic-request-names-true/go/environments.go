package chat

import "example.com/chat/core"

// The API's servers, the default first.
const (
	// EnvironmentLive: wss://api.example.com/live
	EnvironmentLive core.EnvironmentName = "Live"
)
