package decided_test

import (
	"example.com/decided"
	"example.com/decided/internal/wiretest"
	"example.com/decided/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *decided.Client {
	return decided.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
