package paths_test

import (
	"context"
	"log"

	"example.com/paths"
)

func ExampleClient_GetBook() {
	ctx := context.Background()
	client := paths.NewClient()
	if err := client.GetBook(ctx, "shop-id", 1, &paths.GetBookRequest{}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_RemoveBook() {
	ctx := context.Background()
	client := paths.NewClient()
	if err := client.RemoveBook(ctx, "shop-id", 1); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_PutBook() {
	ctx := context.Background()
	client := paths.NewClient()
	if err := client.PutBook(ctx, "shop-id", 1, &paths.PutBookRequest{Request: "request"}); err != nil {
		log.Fatal(err)
	}
}
