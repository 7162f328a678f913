package enums_test

import (
	"context"
	"fmt"
	"log"

	"example.com/enums"
)

func ExampleThingsClient_ListThings() {
	ctx := context.Background()
	client := enums.NewClient()
	result, err := client.Things.ListThings(ctx, &enums.ListThingsRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
