package nesting_test

import (
	"context"
	"fmt"
	"log"

	"example.com/nesting"
)

func ExampleEventsClient_ListEvents() {
	ctx := context.Background()
	client := nesting.NewClient()
	result, err := client.Events.ListEvents(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
