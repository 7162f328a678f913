package errorbodies_test

import (
	errorbodies "example.com/error-bodies"
	"example.com/error-bodies/internal/wiretest"
	"example.com/error-bodies/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *errorbodies.Client {
	return errorbodies.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
