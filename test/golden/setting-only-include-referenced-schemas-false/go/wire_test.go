package books_test

import (
	"example.com/books"
	"example.com/books/internal/wiretest"
	"example.com/books/option"
)

// wireClient makes a client that calls a server of the tests.
func wireClient(server *wiretest.Server) *books.Client {
	return books.NewClient(
		option.WithBaseURL(server.URL),
		option.WithMaxRetries(0),
	)
}
