package anysdk_test

import (
	anysdk "example.com/any"
	"example.com/any/internal/wiretest"
	"example.com/any/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *anysdk.Client {
	return anysdk.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithAPIKey("key-value"),
		option.WithAccessToken("token-token"),
		option.WithTenant("X-Tenant"),
	)
}
