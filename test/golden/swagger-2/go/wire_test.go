package shelter_test

import (
	"example.com/shelter"
	"example.com/shelter/internal/wiretest"
	"example.com/shelter/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *shelter.Client {
	return shelter.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithUsername("login-username"),
		option.WithPassword("login-password"),
		option.WithKey("key-value"),
		option.WithToken("account-token"),
	)
}
