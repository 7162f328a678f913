package oauth_test

import (
	"example.com/oauth"
	"example.com/oauth/internal/wiretest"
	"example.com/oauth/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *oauth.Client {
	return oauth.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithClientID("service-clientId"),
		option.WithClientSecret("service-clientSecret"),
		option.WithAccessToken("service-accessToken"),
		option.WithGateway("gateway-value"),
	)
}
