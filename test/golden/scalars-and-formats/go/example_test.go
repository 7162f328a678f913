package scalars_test

import (
	"context"
	"fmt"
	"log"

	"example.com/scalars"
)

func ExampleClient_All() {
	ctx := context.Background()
	client := scalars.NewClient()
	result, err := client.All(ctx, &scalars.AllRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
