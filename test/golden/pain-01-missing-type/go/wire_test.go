package missingtype_test

import (
	missingtype "example.com/missing-type"
	"example.com/missing-type/internal/wiretest"
	"example.com/missing-type/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *missingtype.Client {
	return missingtype.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
