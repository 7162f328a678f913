package colliding_test

import (
	"example.com/colliding"
	"example.com/colliding/internal/wiretest"
	"example.com/colliding/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *colliding.Client {
	return colliding.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
