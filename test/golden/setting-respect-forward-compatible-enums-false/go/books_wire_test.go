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
		Sort:  enums.Ptr(enums.AddBookRequestSortTitle),
		Kind:  enums.KindBook,
		State: enums.StateInStock,
		Level: enums.BookLevelValue1,
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
