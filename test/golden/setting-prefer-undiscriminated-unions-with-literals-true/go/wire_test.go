package shapes_test

import (
	"example.com/shapes"
	"example.com/shapes/internal/wiretest"
	"example.com/shapes/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *shapes.Client {
	return shapes.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
