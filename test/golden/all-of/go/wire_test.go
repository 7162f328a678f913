package composition_test

import (
	"example.com/composition"
	"example.com/composition/internal/wiretest"
	"example.com/composition/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *composition.Client {
	return composition.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
