package names_test

import (
	"example.com/names"
	"example.com/names/internal/wiretest"
	"example.com/names/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *names.Client {
	return names.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
