package inline_test

import (
	"context"
	"fmt"
	"log"

	"example.com/inline"
)

func ExampleUsersClient_ListUsers() {
	ctx := context.Background()
	client := inline.NewClient()
	result, err := client.Users.ListUsers(ctx, &inline.ListUsersRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleUsersClient_CreateUser() {
	ctx := context.Background()
	client := inline.NewClient()
	result, err := client.Users.CreateUser(ctx, &inline.CreateUserRequest{
		Body: inline.Ptr(inline.NewCreateUserRequestBodyFromWithEmail(&inline.CreateUserRequestWithEmail{Email: "user@example.com"})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleGroupsClient_ListGroups() {
	ctx := context.Background()
	client := inline.NewClient()
	result, err := client.Groups.ListGroups(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
