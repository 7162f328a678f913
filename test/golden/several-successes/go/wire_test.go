package severalsuccesses_test

import (
	severalsuccesses "example.com/several-successes"
	"example.com/several-successes/internal/wiretest"
	"example.com/several-successes/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *severalsuccesses.Client {
	return severalsuccesses.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
