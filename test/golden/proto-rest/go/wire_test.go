package library_test

import (
	"example.com/library"
	"example.com/library/internal/wiretest"
	"example.com/library/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *library.Client {
	return library.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
