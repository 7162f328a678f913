package hosts_test

import (
	"example.com/hosts"
	"example.com/hosts/internal/wiretest"
	"example.com/hosts/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *hosts.Client {
	return hosts.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
