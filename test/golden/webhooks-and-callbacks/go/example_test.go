package webhooks_test

import (
	"context"
	"log"

	"example.com/webhooks"
)

func ExampleSubscriptionsClient_Subscribe() {
	ctx := context.Background()
	client := webhooks.NewClient()
	if err := client.Subscriptions.Subscribe(ctx, &webhooks.SubscribeSubscriptionsRequest{URL: "https://example.com"}); err != nil {
		log.Fatal(err)
	}
}
