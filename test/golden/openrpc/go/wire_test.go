package kennel_test

import (
	"example.com/kennel"
	"example.com/kennel/internal/wiretest"
	"example.com/kennel/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *kennel.Client {
	return kennel.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
