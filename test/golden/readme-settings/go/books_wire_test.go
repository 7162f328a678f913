package readers_test

import (
	"testing"

	"example.com/readers"
	"example.com/readers/internal/wiretest"
)

func TestBooksClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"title":"title"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books"})
	wiretest.Equal(t, result, `[{"title":"title"}]`)
}

func TestBooksClient_Add(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 201, Type: "application/json", Body: `{"title":"title"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.Add(ctx, &readers.AddBooksRequest{Title: "title"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/books",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"title":"title"}`},
	})
	wiretest.Equal(t, result, `{"title":"title"}`)
}

func TestBooksClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"title":"title"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.Get(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books/id"})
	wiretest.Equal(t, result, `{"title":"title"}`)
}
