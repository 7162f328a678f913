package ledger_test

import (
	"example.com/ledger"
	"example.com/ledger/internal/wiretest"
	"example.com/ledger/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *ledger.Client {
	return ledger.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
