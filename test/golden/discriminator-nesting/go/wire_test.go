package nesting_test

import (
	"example.com/nesting"
	"example.com/nesting/internal/wiretest"
	"example.com/nesting/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *nesting.Client {
	return nesting.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
