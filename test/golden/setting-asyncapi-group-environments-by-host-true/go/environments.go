package chat

import "example.com/chat/core"

// The API's servers, the default first.
const (
	// EnvironmentAPIExampleCom: wss://api.example.com/live
	EnvironmentAPIExampleCom core.EnvironmentName = "APIExampleCom"
	// EnvironmentTest: wss://test.example.com/live
	EnvironmentTest core.EnvironmentName = "Test"
)
