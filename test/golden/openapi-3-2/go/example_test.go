package version_test

import (
	"context"
	"fmt"
	"log"

	"example.com/version"
)

func ExampleBooksClient_ListBooks() {
	ctx := context.Background()
	client := version.NewClient()
	stream, err := client.Shop.Books.ListBooks(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for event, err := range stream.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(event)
	}
}

func ExampleBooksClient_FindBooks() {
	ctx := context.Background()
	client := version.NewClient()
	result, err := client.Shop.Books.FindBooks(ctx, &version.FindBooksRequest{Title: "title"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleBooksClient_CopyBooks() {
	ctx := context.Background()
	client := version.NewClient()
	if err := client.Shop.Books.CopyBooks(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_GetHealth() {
	ctx := context.Background()
	client := version.NewClient()
	if err := client.GetHealth(ctx); err != nil {
		log.Fatal(err)
	}
}
