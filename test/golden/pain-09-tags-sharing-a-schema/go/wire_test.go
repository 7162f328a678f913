package shared_test

import (
	"example.com/shared"
	"example.com/shared/internal/wiretest"
	"example.com/shared/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *shared.Client {
	return shared.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
