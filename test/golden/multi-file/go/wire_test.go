package multifile_test

import (
	multifile "example.com/multi-file"
	"example.com/multi-file/internal/wiretest"
	"example.com/multi-file/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *multifile.Client {
	return multifile.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
