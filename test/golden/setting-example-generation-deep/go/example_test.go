package examples_test

import (
	"context"
	"fmt"
	"log"

	"example.com/examples"
	"example.com/examples/core"
)

func ExampleClient_AddBook() {
	ctx := context.Background()
	client := examples.NewClient()
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
		log.Fatal(err)
	}
	fmt.Println(result)
}
