package discriminatedunions_test

import (
	discriminatedunions "example.com/discriminated-unions"
	"example.com/discriminated-unions/internal/wiretest"
	"example.com/discriminated-unions/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *discriminatedunions.Client {
	return discriminatedunions.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
