package paths_test

import (
	"example.com/paths"
	"example.com/paths/internal/wiretest"
	"example.com/paths/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *paths.Client {
	return paths.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
