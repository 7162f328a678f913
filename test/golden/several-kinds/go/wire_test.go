package tower_test

import (
	"example.com/tower"
	"example.com/tower/internal/wiretest"
	"example.com/tower/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *tower.Client {
	return tower.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithToken("bearer-token"),
	)
}
