package audiences_test

import (
	"example.com/audiences"
	"example.com/audiences/internal/wiretest"
	"example.com/audiences/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *audiences.Client {
	return audiences.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
