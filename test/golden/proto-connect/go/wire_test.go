package chat_test

import (
	"example.com/chat"
	"example.com/chat/internal/wiretest"
	"example.com/chat/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *chat.Client {
	return chat.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
