package mapssdk_test

import (
	mapssdk "example.com/maps"
	"example.com/maps/internal/wiretest"
	"example.com/maps/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *mapssdk.Client {
	return mapssdk.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
