package environments_test

import (
	"example.com/environments"
	"example.com/environments/internal/wiretest"
	"example.com/environments/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *environments.Client {
	return environments.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
