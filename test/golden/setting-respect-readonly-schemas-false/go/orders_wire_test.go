package orders_test

import (
	"testing"

	"example.com/orders"
	"example.com/orders/internal/wiretest"
)

func TestOrdersClient_CreateOrder(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","createdAt":"2026-01-31T12:00:00Z","lines":[{"id":"id","count":1}],"byName":{},"address":{"city":"city"},"payment":{"kind":"Card","id":"id"},"meta":{"id":"id"}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Orders.CreateOrder(ctx, &orders.CreateOrderRequest{
		Body: orders.OrderList{
			orders.Order{
				Lines:   []orders.Line{orders.Line{Count: 1}},
				ByName:  map[string]orders.Line{},
				Address: orders.Address{City: "city"},
				Payment: orders.NewOrderPaymentFromCard(&orders.Card{Kind: "Card", Secret: orders.Ptr("secret")}),
				Meta:    &orders.OrderMeta{},
			},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/orders",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `[{"lines":[{"count":1}],"byName":{},"address":{"city":"city"},"payment":{"kind":"Card","secret":"secret"},"meta":{}}]`,
		},
	})
	wiretest.Equal(t, result, `{"id":"id","createdAt":"2026-01-31T12:00:00Z","lines":[{"id":"id","count":1}],"byName":{},"address":{"city":"city"},"payment":{"kind":"Card","id":"id"},"meta":{"id":"id"}}`)
}

func TestOrdersClient_PutLine(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id","count":1}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Orders.PutLine(ctx, &orders.PutLineOrdersRequest{Count: 1})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/lines",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"count":1}`},
	})
	wiretest.Equal(t, result, `{"id":"id","count":1}`)
}
