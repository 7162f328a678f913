package signedwebhooks_test

import (
	signedwebhooks "example.com/signed-webhooks"
	"example.com/signed-webhooks/internal/wiretest"
	"example.com/signed-webhooks/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *signedwebhooks.Client {
	return signedwebhooks.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
