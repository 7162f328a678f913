package coresdk_test

import (
	coresdk "example.com/go-core"
	"example.com/go-core/internal/wiretest"
	"example.com/go-core/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *coresdk.Client {
	return coresdk.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithToken("base_url-token"),
	)
}
