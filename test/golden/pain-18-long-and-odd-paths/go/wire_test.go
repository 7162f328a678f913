package long_test

import (
	"example.com/long"
	"example.com/long/internal/wiretest"
	"example.com/long/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *long.Client {
	return long.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
