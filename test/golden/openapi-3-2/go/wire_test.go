package version_test

import (
	"example.com/version"
	"example.com/version/internal/wiretest"
	"example.com/version/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *version.Client {
	return version.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
