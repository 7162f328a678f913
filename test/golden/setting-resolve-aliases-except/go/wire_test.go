package aliases_test

import (
	"example.com/aliases"
	"example.com/aliases/internal/wiretest"
	"example.com/aliases/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *aliases.Client {
	return aliases.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
