package newvalue_test

import (
	"context"
	"fmt"
	"log"

	newvalue "example.com/new-value"
)

func ExampleOrdersClient_CreateOrder() {
	ctx := context.Background()
	client := newvalue.NewClient()
	result, err := client.Orders.CreateOrder(ctx, &newvalue.CreateOrderRequest{Speed: newvalue.SpeedSlow})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
