package enums_test

import (
	"example.com/enums"
	"example.com/enums/internal/wiretest"
	"example.com/enums/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *enums.Client {
	return enums.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
