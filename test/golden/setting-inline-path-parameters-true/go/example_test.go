package paths_test

import (
	"context"
	"log"

	"example.com/paths"
)

func ExampleClient_GetBook() {
	ctx := context.Background()
	client := paths.NewClient()
	if err := client.GetBook(ctx, &paths.GetBookRequest{ShopID: "shop-id", Class: 1}); err != nil {
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
	if err := client.PutBook(ctx, &paths.PutBookRequest{PathShopID: "shop-id", Class: 1, Request: "request"}); err != nil {
		log.Fatal(err)
	}
}
