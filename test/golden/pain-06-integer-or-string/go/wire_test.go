package numberortext_test

import (
	numberortext "example.com/number-or-text"
	"example.com/number-or-text/internal/wiretest"
	"example.com/number-or-text/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *numberortext.Client {
	return numberortext.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
