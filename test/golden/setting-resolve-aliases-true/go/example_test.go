package aliases_test

import (
	"context"
	"fmt"
	"log"

	"example.com/aliases"
)

func ExampleBooksClient_GetBook() {
	ctx := context.Background()
	client := aliases.NewClient()
	result, err := client.Books.GetBook(ctx, "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
