package readers_test

import (
	"example.com/readers"
	"example.com/readers/internal/wiretest"
	"example.com/readers/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *readers.Client {
	return readers.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
