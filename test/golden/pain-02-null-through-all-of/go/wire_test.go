package inheritednull_test

import (
	inheritednull "example.com/inherited-null"
	"example.com/inherited-null/internal/wiretest"
	"example.com/inherited-null/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *inheritednull.Client {
	return inheritednull.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
