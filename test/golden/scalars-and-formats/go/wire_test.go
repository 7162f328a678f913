package scalars_test

import (
	"example.com/scalars"
	"example.com/scalars/internal/wiretest"
	"example.com/scalars/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *scalars.Client {
	return scalars.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
