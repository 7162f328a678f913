package events_test

import (
	"example.com/events"
	"example.com/events/internal/wiretest"
	"example.com/events/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *events.Client {
	return events.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
