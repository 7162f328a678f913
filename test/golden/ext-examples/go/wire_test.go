package examples_test

import (
	"example.com/examples"
	"example.com/examples/internal/wiretest"
	"example.com/examples/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *examples.Client {
	return examples.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
