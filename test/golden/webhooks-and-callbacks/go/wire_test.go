package webhooks_test

import (
	"example.com/webhooks"
	"example.com/webhooks/internal/wiretest"
	"example.com/webhooks/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *webhooks.Client {
	return webhooks.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
