package ledger_test

import (
	"context"
	"fmt"
	"log"

	"example.com/ledger"
)

func ExampleAccountsClient_Get() {
	ctx := context.Background()
	client := ledger.NewClient()
	result, err := client.Accounts.Get(ctx, &ledger.GetAccountsRequest{ID: 1})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleAccountsClient_Create() {
	ctx := context.Background()
	client := ledger.NewClient()
	result, err := client.Accounts.Create(ctx, &ledger.CreateAccountsRequest{ID: 1, Rank: 1, Parents: []ledger.Account{}, Totals: map[string]int64{}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleEntriesClient_List() {
	ctx := context.Background()
	client := ledger.NewClient()
	result, err := client.Entries.List(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleEntriesClient_Watch() {
	ctx := context.Background()
	client := ledger.NewClient()
	stream, err := client.Entries.Watch(ctx)
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
