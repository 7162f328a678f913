package enums_test

import (
	"testing"

	"example.com/enums"
	"example.com/enums/internal/wiretest"
)

func TestBooksClient_AddBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Books.AddBook(ctx, &enums.AddBookRequest{
		Sort:  enums.Ptr(enums.NewAddBookRequestSortFromTitle(enums.Ptr("title"))),
		Kind:  "book",
		State: enums.NewStateFromInStock(enums.Ptr("in-stock")),
		Level: enums.NewBookLevelFromVariant1(enums.Ptr(int64(1))),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/books",
		Query:  wiretest.Pairs{{"sort", "title"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"kind":"book","state":"in-stock","level":1}`,
		},
	})
}
