package orders_test

import (
	"context"
	"fmt"
	"log"

	"example.com/orders"
)

func ExampleOrdersClient_CreateOrder() {
	ctx := context.Background()
	client := orders.NewClient()
	result, err := client.Orders.CreateOrder(ctx, &orders.CreateOrderRequest{
		Body: orders.OrderList{
			orders.Order{
				Lines:   []orders.Line{orders.Line{Count: 1}},
				Address: orders.Address{City: "city"},
				Payment: orders.NewOrderPaymentFromCard(&orders.Card{Kind: "Card", Secret: orders.Ptr("secret")}),
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
