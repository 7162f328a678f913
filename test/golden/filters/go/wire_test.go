package filters_test

import (
	"example.com/filters"
	"example.com/filters/internal/wiretest"
	"example.com/filters/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *filters.Client {
	return filters.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
