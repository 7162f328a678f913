package combined_test

import (
	"example.com/combined"
	"example.com/combined/internal/wiretest"
	"example.com/combined/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *combined.Client {
	return combined.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
