package aliases_test

import (
	"testing"

	"example.com/aliases/internal/wiretest"
)

func TestBooksClient_GetBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","similar":["3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"],"places":[{}],"text":"text","tree":[]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.GetBook(ctx, "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/books/3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"})
	wiretest.Equal(t, result, `{"id":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","similar":["3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"],"places":[{}],"text":"text","tree":[]}`)
}
