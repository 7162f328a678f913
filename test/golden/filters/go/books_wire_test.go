package filters_test

import (
	"testing"

	"example.com/filters/internal/wiretest"
)

func TestBooksClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"title":"title","author":{}}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books"})
	wiretest.Equal(t, result, `[{"title":"title","author":{}}]`)
}

func TestBooksClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"title":"title","author":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.Get(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books/id"})
	wiretest.Equal(t, result, `{"title":"title","author":{}}`)
}
