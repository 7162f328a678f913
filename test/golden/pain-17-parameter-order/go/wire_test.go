package ordered_test

import (
	"example.com/ordered"
	"example.com/ordered/internal/wiretest"
	"example.com/ordered/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *ordered.Client {
	return ordered.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
