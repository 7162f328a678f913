package webhooks_test

import (
	"testing"

	"example.com/webhooks"
	"example.com/webhooks/internal/wiretest"
)

func TestSubscriptionsClient_Subscribe(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 201})
	ctx, client := t.Context(), wireClient(server)
	err := client.Subscriptions.Subscribe(ctx, &webhooks.SubscribeSubscriptionsRequest{URL: "https://example.com"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/subscriptions",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"url":"https://example.com"}`},
	})
}
