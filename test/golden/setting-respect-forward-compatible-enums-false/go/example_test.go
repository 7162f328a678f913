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
		Kind:  enums.KindBook,
		State: enums.StateInStock,
		Level: enums.BookLevelValue1,
	}); err != nil {
		log.Fatal(err)
	}
}
