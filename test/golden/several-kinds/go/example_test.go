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

func ExamplePositionsClient_Connect() {
	ctx := context.Background()
	client := tower.NewClient(option.WithToken("<token>"))
	channel, err := client.Positions.Connect(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for message, err := range channel.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(message)
	}
}

func ExampleV2PositionsClient_Connect() {
	ctx := context.Background()
	client := tower.NewClient(option.WithToken("<token>"))
	channel, err := client.V2.Positions.Connect(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for message, err := range channel.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(message)
	}
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
