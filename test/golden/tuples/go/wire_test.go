package tuples_test

import (
	"example.com/tuples"
	"example.com/tuples/internal/wiretest"
	"example.com/tuples/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *tuples.Client {
	return tuples.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
