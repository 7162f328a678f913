package nulls_test

import (
	"example.com/nulls"
	"example.com/nulls/internal/wiretest"
	"example.com/nulls/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *nulls.Client {
	return nulls.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
