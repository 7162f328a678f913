package reserved_test

import (
	"example.com/reserved"
	"example.com/reserved/internal/wiretest"
	"example.com/reserved/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *reserved.Client {
	return reserved.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
