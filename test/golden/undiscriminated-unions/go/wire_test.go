package undiscriminatedunions_test

import (
	undiscriminatedunions "example.com/undiscriminated-unions"
	"example.com/undiscriminated-unions/internal/wiretest"
	"example.com/undiscriminated-unions/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *undiscriminatedunions.Client {
	return undiscriminatedunions.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
