package forms_test

import (
	"example.com/forms"
	"example.com/forms/internal/wiretest"
	"example.com/forms/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *forms.Client {
	return forms.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
