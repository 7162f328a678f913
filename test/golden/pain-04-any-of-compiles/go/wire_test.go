package anyof_test

import (
	anyof "example.com/any-of"
	"example.com/any-of/internal/wiretest"
	"example.com/any-of/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *anyof.Client {
	return anyof.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
