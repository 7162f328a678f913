package tower_test

import (
	"context"
	"fmt"
	"log"

	"example.com/tower"
	"example.com/tower/option"
)

func ExampleFlightsClient_Get() {
	ctx := context.Background()
	client := tower.NewClient(option.WithToken("<token>"))
	result, err := client.Flights.Get(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleAuditClient_Get() {
	ctx := context.Background()
	client := tower.NewClient(option.WithToken("<token>"))
	result, err := client.Audit.Get(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
