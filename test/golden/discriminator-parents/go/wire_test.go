package parents_test

import (
	"example.com/parents"
	"example.com/parents/internal/wiretest"
	"example.com/parents/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *parents.Client {
	return parents.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
