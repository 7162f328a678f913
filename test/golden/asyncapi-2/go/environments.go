package chat

import "example.com/chat/core"

// The API's servers, the default first.
const (
	// EnvironmentProduction: wss://{region}.example.com/socket
	EnvironmentProduction core.EnvironmentName = "Production"
)
