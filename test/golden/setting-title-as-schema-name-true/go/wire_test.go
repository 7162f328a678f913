package titles_test

import (
	"example.com/titles"
	"example.com/titles/internal/wiretest"
	"example.com/titles/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *titles.Client {
	return titles.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
