package errorssdk_test

import (
	errorssdk "example.com/errors"
	"example.com/errors/internal/wiretest"
	"example.com/errors/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *errorssdk.Client {
	return errorssdk.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
