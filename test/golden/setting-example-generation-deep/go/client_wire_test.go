package examples_test

import (
	"testing"

	"example.com/examples"
	"example.com/examples/core"
	"example.com/examples/internal/wiretest"
)

func TestClient_AddBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"title":"Emma"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.AddBook(ctx, &examples.AddBookRequest{
		DryRun: examples.Ptr(true),
		Title:  "Emma",
		Isbn:   examples.Ptr("isbnisbnisbni"),
		Author: &examples.Author{
			Email: examples.Ptr("user@example.com"),
			Born:  examples.Ptr(core.NewDate(2026, 1, 31)),
			Home:  &examples.AuthorHome{},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/books",
		Query:  wiretest.Pairs{{"dry-run", "true"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"title":"Emma","isbn":"isbnisbnisbni","author":{"email":"user@example.com","born":"2026-01-31","home":{}}}`,
		},
	})
	wiretest.Equal(t, result, `{"title":"Emma"}`)
}
