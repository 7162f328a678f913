package responses_test

import (
	"example.com/responses"
	"example.com/responses/internal/wiretest"
	"example.com/responses/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *responses.Client {
	return responses.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
