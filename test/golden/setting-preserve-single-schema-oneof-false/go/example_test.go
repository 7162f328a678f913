package events_test

import (
	"context"
	"fmt"
	"log"

	"example.com/events"
)

func ExampleEventsClient_GetEvent() {
	ctx := context.Background()
	client := events.NewClient()
	result, err := client.Events.GetEvent(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
