package animals_test

import (
	"example.com/animals"
	"example.com/animals/internal/wiretest"
	"example.com/animals/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *animals.Client {
	return animals.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
