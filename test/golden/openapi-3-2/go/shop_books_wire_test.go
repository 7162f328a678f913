package version_test

import (
	"testing"

	"example.com/version"
	"example.com/version/internal/wiretest"
)

func TestBooksClient_ListBooks(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/jsonl",
		Body:   "{\"title\":\"title\"}\n",
	})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Shop.Books.ListBooks(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books"})
	wiretest.Events(t, stream.All(), `[{"title":"title"}]`)
}

func TestBooksClient_FindBooks(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"title":"title"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Shop.Books.FindBooks(ctx, &version.FindBooksRequest{Title: "title"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "QUERY",
		Path:   "/books",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"title":"title"}`},
	})
	wiretest.Equal(t, result, `[{"title":"title"}]`)
}

func TestBooksClient_CopyBooks(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Shop.Books.CopyBooks(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "COPY", Path: "/books"})
}
