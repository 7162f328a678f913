package operations_test

import (
	"example.com/operations"
	"example.com/operations/internal/wiretest"
	"example.com/operations/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *operations.Client {
	return operations.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
