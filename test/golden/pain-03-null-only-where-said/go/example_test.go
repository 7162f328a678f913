package notnull_test

import (
	"context"
	"fmt"
	"log"

	notnull "example.com/not-null"
)

func ExampleOrdersClient_CreateOrder() {
	ctx := context.Background()
	client := notnull.NewClient()
	result, err := client.Orders.CreateOrder(ctx, &notnull.CreateOrderRequest{Item: "item", Address: notnull.Address{City: "city"}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
