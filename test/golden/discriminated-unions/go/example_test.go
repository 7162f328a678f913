package discriminatedunions_test

import (
	"context"
	"fmt"
	"log"
	"time"

	discriminatedunions "example.com/discriminated-unions"
)

func ExampleEventsClient_SendEvent() {
	ctx := context.Background()
	client := discriminatedunions.NewClient()
	result, err := client.Events.SendEvent(ctx, &discriminatedunions.SendEventRequest{
		Body: discriminatedunions.Ptr(discriminatedunions.NewEventFromCreated(&discriminatedunions.Created{
			Type: "thing.created",
			At:   time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC),
		})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
