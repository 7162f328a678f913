package accounts_test

import (
	"example.com/accounts"
	"example.com/accounts/internal/wiretest"
	"example.com/accounts/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *accounts.Client {
	return accounts.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithClientID("service-clientId"),
		option.WithClientSecret("service-clientSecret"),
		option.WithAccessToken("service-accessToken"),
	)
}
