package signedwebhooks_test

import (
	"context"
	"fmt"
	"log"

	signedwebhooks "example.com/signed-webhooks"
)

func ExampleClient_ListOrders() {
	ctx := context.Background()
	client := signedwebhooks.NewClient()
	result, err := client.ListOrders(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
