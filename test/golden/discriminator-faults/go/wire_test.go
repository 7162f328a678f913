package faults_test

import (
	"example.com/faults"
	"example.com/faults/internal/wiretest"
	"example.com/faults/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *faults.Client {
	return faults.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
