package examples_test

import (
	"context"
	"fmt"
	"log"

	"example.com/examples"
)

func ExampleClient_AddBook() {
	ctx := context.Background()
	client := examples.NewClient()
	result, err := client.AddBook(ctx, &examples.AddBookRequest{Title: "Emma"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
