package recursion_test

import (
	"example.com/recursion"
	"example.com/recursion/internal/wiretest"
	"example.com/recursion/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *recursion.Client {
	return recursion.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
