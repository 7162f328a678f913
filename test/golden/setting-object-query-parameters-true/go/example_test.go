package queries_test

import (
	"context"
	"log"

	"example.com/queries"
)

func ExampleClient_ListBooks() {
	ctx := context.Background()
	client := queries.NewClient()
	if err := client.ListBooks(ctx, &queries.ListBooksRequest{}); err != nil {
		log.Fatal(err)
	}
}
