package books_test

import (
	"testing"

	"example.com/books/internal/wiretest"
)

func TestBooksClient_GetBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"author":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.GetBook(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books"})
	wiretest.Equal(t, result, `{"author":{}}`)
}
