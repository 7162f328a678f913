package single_test

import (
	"example.com/single"
	"example.com/single/internal/wiretest"
	"example.com/single/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *single.Client {
	return single.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithUsername("login-username"),
		option.WithPassword("login-password"),
	)
}
