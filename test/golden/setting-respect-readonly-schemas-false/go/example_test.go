package orders_test

import (
	"context"
	"fmt"
	"log"
	"time"

	"example.com/orders"
)

func ExampleOrdersClient_CreateOrder() {
	ctx := context.Background()
	client := orders.NewClient()
	result, err := client.Orders.CreateOrder(ctx, &orders.CreateOrderRequest{
		Body: orders.OrderList{
			orders.Order{
				ID:        orders.Ptr("id"),
				CreatedAt: orders.Ptr(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
				Lines:     []orders.Line{orders.Line{ID: orders.Ptr("id"), Count: 1}},
				Address:   orders.Address{City: "city"},
				Payment: orders.NewOrderPaymentFromCard(&orders.Card{
					Kind:   "Card",
					ID:     orders.Ptr("id"),
					Secret: orders.Ptr("secret"),
				}),
			},
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleOrdersClient_PutLine() {
	ctx := context.Background()
	client := orders.NewClient()
	result, err := client.Orders.PutLine(ctx, &orders.PutLineOrdersRequest{Count: 1})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
