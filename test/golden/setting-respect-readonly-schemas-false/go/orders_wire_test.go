package orders_test

import (
	"testing"
	"time"

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
				ID:        orders.Ptr("id"),
				CreatedAt: orders.Ptr(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
				Lines:     []orders.Line{orders.Line{ID: orders.Ptr("id"), Count: 1}},
				ByName:    map[string]orders.Line{},
				Address:   orders.Address{City: "city"},
				Payment: orders.NewOrderPaymentFromCard(&orders.Card{
					Kind:   "Card",
					ID:     orders.Ptr("id"),
					Secret: orders.Ptr("secret"),
				}),
				Meta: &orders.OrderMeta{ID: orders.Ptr("id")},
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
			JSON: `[{"id":"id","createdAt":"2026-01-31T12:00:00Z","lines":[{"id":"id","count":1}],"byName":{},"address":{"city":"city"},"payment":{"kind":"Card","id":"id","secret":"secret"},"meta":{"id":"id"}}]`,
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
