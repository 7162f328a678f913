package books_test

import (
	"context"
	"fmt"
	"log"

	"example.com/books"
)

func ExampleBooksClient_GetBook() {
	ctx := context.Background()
	client := books.NewClient()
	result, err := client.Books.GetBook(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
