package ordered_test

import (
	"context"
	"log"

	"example.com/ordered"
)

func ExampleClient_First() {
	ctx := context.Background()
	client := ordered.NewClient()
	if err := client.First(ctx, &ordered.FirstRequest{ID: "id", From: "from", To: "to"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Second() {
	ctx := context.Background()
	client := ordered.NewClient()
	if err := client.Second(ctx, &ordered.SecondRequest{To: "to", ID: "id"}); err != nil {
		log.Fatal(err)
	}
}
