package pages_test

import (
	"context"
	"fmt"
	"log"

	"example.com/pages"
)

func ExampleClient_ListShared() {
	ctx := context.Background()
	client := pages.NewClient()
	for item, err := range client.ListShared(ctx, &pages.ListSharedRequest{}).All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item)
	}
}

func ExampleClient_Search() {
	ctx := context.Background()
	client := pages.NewClient()
	for item, err := range client.Search(ctx, &pages.SearchRequest{}).All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item)
	}
}

func ExampleClient_ListItems() {
	ctx := context.Background()
	client := pages.NewClient()
	for item, err := range client.ListItems(ctx, &pages.ListItemsRequest{}).All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item)
	}
}

func ExampleClient_ListNumbered() {
	ctx := context.Background()
	client := pages.NewClient()
	for item, err := range client.ListNumbered(ctx, &pages.ListNumberedRequest{}).All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item)
	}
}

func ExampleClient_ListLinked() {
	ctx := context.Background()
	client := pages.NewClient()
	for item, err := range client.ListLinked(ctx).All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item)
	}
}

func ExampleClient_ListPathed() {
	ctx := context.Background()
	client := pages.NewClient()
	for item, err := range client.ListPathed(ctx).All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item)
	}
}
