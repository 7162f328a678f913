package newvalue_test

import (
	newvalue "example.com/new-value"
	"example.com/new-value/internal/wiretest"
	"example.com/new-value/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *newvalue.Client {
	return newvalue.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
