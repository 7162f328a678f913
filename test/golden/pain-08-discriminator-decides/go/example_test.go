package decided_test

import (
	"context"
	"fmt"
	"log"

	"example.com/decided"
)

func ExampleProductsClient_ListProducts() {
	ctx := context.Background()
	client := decided.NewClient()
	result, err := client.Products.ListProducts(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleProductsClient_GetField() {
	ctx := context.Background()
	client := decided.NewClient()
	result, err := client.Products.GetField(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
