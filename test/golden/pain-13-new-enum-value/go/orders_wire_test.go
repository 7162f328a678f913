package newvalue_test

import (
	"testing"

	newvalue "example.com/new-value"
	"example.com/new-value/internal/wiretest"
)

func TestOrdersClient_CreateOrder(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"state":"open","history":["open"],"counts":{},"payment":{"method":"card"}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Orders.CreateOrder(ctx, &newvalue.CreateOrderRequest{Speed: newvalue.SpeedSlow})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/orders",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"speed":"slow"}`},
	})
	wiretest.Equal(t, result, `{"state":"open","history":["open"],"counts":{},"payment":{"method":"card"}}`)
}
