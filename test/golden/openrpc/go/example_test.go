package kennel_test

import (
	"context"
	"fmt"
	"log"

	"example.com/kennel"
)

func ExamplePetsClient_List() {
	ctx := context.Background()
	client := kennel.NewClient()
	result, err := client.Pets.List(ctx, &kennel.ListPetsRequest{Limit: 2})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetsClient_Add() {
	ctx := context.Background()
	client := kennel.NewClient()
	result, err := client.Pets.Add(ctx, &kennel.AddPetsRequest{Pet: kennel.Pet{ID: 1, Name: "name"}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetsClient_Seen() {
	ctx := context.Background()
	client := kennel.NewClient()
	if err := client.Pets.Seen(ctx, &kennel.SeenPetsRequest{ID: 1}); err != nil {
		log.Fatal(err)
	}
}

func ExampleChainClient_BlockNumber() {
	ctx := context.Background()
	client := kennel.NewClient()
	result, err := client.Chain.BlockNumber(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleChainClient_Syncing() {
	ctx := context.Background()
	client := kennel.NewClient()
	result, err := client.Chain.Syncing(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
