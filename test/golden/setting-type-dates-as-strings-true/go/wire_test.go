package dates_test

import (
	"example.com/dates"
	"example.com/dates/internal/wiretest"
	"example.com/dates/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *dates.Client {
	return dates.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
