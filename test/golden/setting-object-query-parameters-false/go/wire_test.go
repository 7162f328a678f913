package queries_test

import (
	"example.com/queries"
	"example.com/queries/internal/wiretest"
	"example.com/queries/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *queries.Client {
	return queries.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
