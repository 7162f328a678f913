package notnull_test

import (
	notnull "example.com/not-null"
	"example.com/not-null/internal/wiretest"
	"example.com/not-null/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *notnull.Client {
	return notnull.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
