package petservice_test

import (
	petservice "example.com/pet-service"
	"example.com/pet-service/internal/wiretest"
	"example.com/pet-service/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *petservice.Client {
	return petservice.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
		option.WithHeaderToken("header-token"),
		option.WithCookiePalantirTokenToken("cookie_PALANTIR_TOKEN-value"),
	)
}
