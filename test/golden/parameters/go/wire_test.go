package parameters_test

import (
	"example.com/parameters"
	"example.com/parameters/internal/wiretest"
	"example.com/parameters/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *parameters.Client {
	return parameters.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
