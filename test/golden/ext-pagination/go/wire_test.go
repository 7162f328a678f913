package pages_test

import (
	"example.com/pages"
	"example.com/pages/internal/wiretest"
	"example.com/pages/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *pages.Client {
	return pages.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
