package hosts_test

import (
	"context"
	"log"

	"example.com/hosts"
)

func ExampleClient_ListBooks() {
	ctx := context.Background()
	client := hosts.NewClient()
	if err := client.ListBooks(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_ListEvents() {
	ctx := context.Background()
	client := hosts.NewClient()
	if err := client.ListEvents(ctx); err != nil {
		log.Fatal(err)
	}
}
