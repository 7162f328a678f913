package examples_test

import (
	"testing"

	"example.com/examples"
	"example.com/examples/internal/wiretest"
)

func TestClient_AddBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"title":"Emma","isbn":"isbnisbnisbni","author":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.AddBook(ctx, &examples.AddBookRequest{
		DryRun: examples.Ptr(true),
		Title:  "Emma",
		Isbn:   examples.Ptr("isbnisbnisbni"),
		Author: &examples.Author{},
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
			JSON: `{"title":"Emma","isbn":"isbnisbnisbni","author":{}}`,
		},
	})
	wiretest.Equal(t, result, `{"title":"Emma","isbn":"isbnisbnisbni","author":{}}`)
}
