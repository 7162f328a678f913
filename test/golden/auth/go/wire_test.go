package auth_test

import (
	"example.com/auth"
	"example.com/auth/internal/wiretest"
	"example.com/auth/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *auth.Client {
	return auth.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithAPIToken("bearer-token"),
		option.WithUser("basic-username"),
		option.WithPassword("basic-password"),
		option.WithAPIKey("key-value"),
		option.WithQueryKey("queryKey-value"),
		option.WithSession("session-value"),
		option.WithOauth("oauth-token"),
	)
}
