package files_test

import (
	"example.com/files"
	"example.com/files/internal/wiretest"
	"example.com/files/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *files.Client {
	return files.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
