package notnull_test

import (
	"testing"

	notnull "example.com/not-null"
	"example.com/not-null/internal/wiretest"
)

func TestOrdersClient_CreateOrder(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 201,
		Type:   "application/json",
		Body:   `{"item":"item","note":"note","count":1,"address":{"city":"city"},"billing":{"city":"city"},"tags":["tags"],"id":"id"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Orders.CreateOrder(ctx, &notnull.CreateOrderRequest{
		Item:    "item",
		Note:    notnull.Ptr("note"),
		Count:   notnull.Ptr(int64(1)),
		Address: notnull.Address{City: "city"},
		Billing: notnull.Value(notnull.Address{City: "city"}),
		Tags:    []string{"tags"},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/orders",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"item":"item","note":"note","count":1,"address":{"city":"city"},"billing":{"city":"city"},"tags":["tags"]}`,
		},
	})
	wiretest.Equal(t, result, `{"item":"item","note":"note","count":1,"address":{"city":"city"},"billing":{"city":"city"},"tags":["tags"],"id":"id"}`)
}
