package readers_test

import (
	"context"
	"fmt"
	"log"

	"example.com/readers"
)

func ExampleBooksClient_List() {
	ctx := context.Background()
	client := readers.NewClient()
	result, err := client.Books.List(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleBooksClient_Add() {
	ctx := context.Background()
	client := readers.NewClient()
	result, err := client.Books.Add(ctx, &readers.AddBooksRequest{Title: "title"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleBooksClient_Get() {
	ctx := context.Background()
	client := readers.NewClient()
	result, err := client.Books.Get(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
