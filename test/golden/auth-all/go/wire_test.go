package all_test

import (
	"example.com/all"
	"example.com/all/internal/wiretest"
	"example.com/all/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *all.Client {
	return all.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithAccount("login-username"),
		option.WithTenant("tenant-value"),
	)
}
