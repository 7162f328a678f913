package ornull_test

import (
	ornull "example.com/or-null"
	"example.com/or-null/internal/wiretest"
	"example.com/or-null/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *ornull.Client {
	return ornull.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
