package names_test

import (
	"context"
	"log"

	"example.com/names"
)

func ExampleUserClient_Get() {
	ctx := context.Background()
	client := names.NewClient()
	if err := client.User.Get(ctx, &names.GetUserRequest{ID: "id"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleUserClient_Replace() {
	ctx := context.Background()
	client := names.NewClient()
	if err := client.User.Replace(ctx, "id"); err != nil {
		log.Fatal(err)
	}
}
