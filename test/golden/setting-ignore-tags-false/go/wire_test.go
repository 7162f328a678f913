package tags_test

import (
	"example.com/tags"
	"example.com/tags/internal/wiretest"
	"example.com/tags/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *tags.Client {
	return tags.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
