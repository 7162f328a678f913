package accounts_test

import (
	"context"
	"fmt"
	"log"

	"example.com/accounts"
	"example.com/accounts/option"
)

func ExampleUsersClient_List() {
	ctx := context.Background()
	client := accounts.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	result, err := client.Users.List(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleV1UsersClient_Get() {
	ctx := context.Background()
	client := accounts.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	result, err := client.V1.Users.Get(ctx, 1)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleV2Client_Token() {
	ctx := context.Background()
	client := accounts.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	result, err := client.V2.Token(ctx, &accounts.TokenV2Request{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleV2UsersClient_Get() {
	ctx := context.Background()
	client := accounts.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	result, err := client.V2.Users.Get(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
