package schemas_test

import (
	"example.com/schemas"
	"example.com/schemas/internal/wiretest"
	"example.com/schemas/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *schemas.Client {
	return schemas.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
