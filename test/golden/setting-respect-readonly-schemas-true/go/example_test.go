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
			orders.OrderInput{
				Lines:   []orders.LineInput{orders.LineInput{Count: 1}},
				Address: orders.Address{City: "city"},
				Payment: orders.NewOrderPaymentInputFromCard(&orders.CardInput{Kind: "Card", Secret: "secret"}),
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
