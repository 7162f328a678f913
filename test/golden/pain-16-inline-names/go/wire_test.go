package inline_test

import (
	"example.com/inline"
	"example.com/inline/internal/wiretest"
	"example.com/inline/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *inline.Client {
	return inline.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
