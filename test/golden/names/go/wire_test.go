package sdk3rdpartynames_test

import (
	sdk3rdpartynames "example.com/3rd-party-names"
	"example.com/3rd-party-names/internal/wiretest"
	"example.com/3rd-party-names/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *sdk3rdpartynames.Client {
	return sdk3rdpartynames.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
