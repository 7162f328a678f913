package auth_test

import (
	"context"
	"fmt"
	"log"

	"example.com/auth"
	"example.com/auth/option"
)

func ExampleClient_ByDefault() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.ByDefault(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Anonymous() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.Anonymous(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Optionally() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.Optionally(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Either() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.Either(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Cookie() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.Cookie(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Query() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.Query(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Scoped() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	if err := client.Scoped(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleAuthClient_IssueToken() {
	ctx := context.Background()
	client := auth.NewClient(option.WithAPIToken("<api Token>"))
	result, err := client.Auth.IssueToken(ctx, &auth.IssueTokenAuthRequest{
		GrantType:    "client_credentials",
		ClientID:     "client_id",
		ClientSecret: "client_secret",
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
