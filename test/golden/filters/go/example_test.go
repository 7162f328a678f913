package filters_test

import (
	"context"
	"fmt"
	"log"

	"example.com/filters"
)

func ExampleBooksClient_List() {
	ctx := context.Background()
	client := filters.NewClient()
	result, err := client.Books.List(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleBooksClient_Get() {
	ctx := context.Background()
	client := filters.NewClient()
	result, err := client.Books.Get(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
