package streams_test

import (
	"example.com/streams"
	"example.com/streams/internal/wiretest"
	"example.com/streams/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *streams.Client {
	return streams.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
