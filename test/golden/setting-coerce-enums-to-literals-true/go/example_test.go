package enums_test

import (
	"context"
	"log"

	"example.com/enums"
)

func ExampleBooksClient_AddBook() {
	ctx := context.Background()
	client := enums.NewClient()
	if err := client.Books.AddBook(ctx, &enums.AddBookRequest{
		Kind:  "book",
		State: enums.NewStateFromInStock(enums.Ptr("in-stock")),
		Level: enums.NewBookLevelFromVariant1(enums.Ptr(int64(1))),
	}); err != nil {
		log.Fatal(err)
	}
}
