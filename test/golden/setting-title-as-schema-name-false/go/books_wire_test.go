package titles_test

import (
	"testing"

	"example.com/titles/internal/wiretest"
)

func TestBooksClient_ListBooks(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"id":"id","place":{},"format":"paper"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.ListBooks(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books"})
	wiretest.Equal(t, result, `[{"id":"id","place":{},"format":"paper"}]`)
}
