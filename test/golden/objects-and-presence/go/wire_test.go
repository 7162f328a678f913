package presence_test

import (
	"example.com/presence"
	"example.com/presence/internal/wiretest"
	"example.com/presence/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *presence.Client {
	return presence.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
