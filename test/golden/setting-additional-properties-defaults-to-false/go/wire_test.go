package notes_test

import (
	"example.com/notes"
	"example.com/notes/internal/wiretest"
	"example.com/notes/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *notes.Client {
	return notes.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
