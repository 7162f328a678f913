package nonobjects_test

import (
	nonobjects "example.com/non-objects"
	"example.com/non-objects/internal/wiretest"
	"example.com/non-objects/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *nonobjects.Client {
	return nonobjects.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
