package environments_test

import (
	"context"
	"log"

	"example.com/environments"
)

func ExampleClient_Plain() {
	ctx := context.Background()
	client := environments.NewClient()
	if err := client.Plain(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Upload() {
	ctx := context.Background()
	client := environments.NewClient()
	if err := client.Upload(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Replace() {
	ctx := context.Background()
	client := environments.NewClient()
	if err := client.Replace(ctx); err != nil {
		log.Fatal(err)
	}
}
