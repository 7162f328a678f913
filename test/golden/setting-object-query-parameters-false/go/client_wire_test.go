package queries_test

import (
	"testing"

	"example.com/queries"
	"example.com/queries/internal/wiretest"
)

func TestClient_ListBooks(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.ListBooks(ctx, &queries.ListBooksRequest{Filter: queries.Ptr("filter"), Tags: []string{"tags"}})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/books",
		Query:  wiretest.Pairs{{"filter", "filter"}, {"tags", "tags"}},
	})
}
