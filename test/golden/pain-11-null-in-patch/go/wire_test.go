package patched_test

import (
	"example.com/patched"
	"example.com/patched/internal/wiretest"
	"example.com/patched/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *patched.Client {
	return patched.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
