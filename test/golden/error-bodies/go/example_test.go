package errorbodies_test

import (
	"context"
	"fmt"
	"log"

	errorbodies "example.com/error-bodies"
)

func ExampleThingsClient_GetThing() {
	ctx := context.Background()
	client := errorbodies.NewClient()
	result, err := client.Things.GetThing(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleThingsClient_PutThing() {
	ctx := context.Background()
	client := errorbodies.NewClient()
	if err := client.Things.PutThing(ctx, "id"); err != nil {
		log.Fatal(err)
	}
}
