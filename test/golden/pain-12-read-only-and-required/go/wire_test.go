package readonly_test

import (
	readonly "example.com/read-only"
	"example.com/read-only/internal/wiretest"
	"example.com/read-only/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *readonly.Client {
	return readonly.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
