package bodies_test

import (
	"example.com/bodies"
	"example.com/bodies/internal/wiretest"
	"example.com/bodies/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *bodies.Client {
	return bodies.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
