package patched_test

import (
	"context"
	"log"

	"example.com/patched"
)

func ExampleUsersClient_UpdateUser() {
	ctx := context.Background()
	client := patched.NewClient()
	if err := client.Users.UpdateUser(ctx, &patched.UpdateUserRequest{ID: "id"}); err != nil {
		log.Fatal(err)
	}
}
