package recursion_test

import (
	"context"
	"fmt"
	"log"

	"example.com/recursion"
)

func ExampleClient_GetTree() {
	ctx := context.Background()
	client := recursion.NewClient()
	result, err := client.GetTree(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_PutJSON() {
	ctx := context.Background()
	client := recursion.NewClient()
	if err := client.PutJSON(ctx, &recursion.PutJSONRequest{Body: recursion.Ptr(recursion.NewJSONFromString(recursion.Ptr("text")))}); err != nil {
		log.Fatal(err)
	}
}
