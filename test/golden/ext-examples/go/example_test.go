package examples_test

import (
	"context"
	"fmt"
	"log"

	"example.com/examples"
)

func ExampleClient_ReplaceUser() {
	ctx := context.Background()
	client := examples.NewClient()
	result, err := client.ReplaceUser(ctx, &examples.ReplaceUserRequest{
		ID:     "u-1",
		Notify: examples.Ptr(true),
		XTrace: examples.Ptr("abc"),
		Name:   "Ada",
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
