package titles_test

import (
	"context"
	"fmt"
	"log"

	"example.com/titles"
)

func ExampleBooksClient_ListBooks() {
	ctx := context.Background()
	client := titles.NewClient()
	result, err := client.Books.ListBooks(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
