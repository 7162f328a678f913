package oauth_test

import (
	"context"
	"fmt"
	"log"

	"example.com/oauth"
	"example.com/oauth/option"
)

func ExampleClient_GetMe() {
	ctx := context.Background()
	client := oauth.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	if err := client.GetMe(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleAuthClient_Token() {
	ctx := context.Background()
	client := oauth.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	result, err := client.Auth.Token(ctx, &oauth.TokenAuthRequest{
		ClientID:     "clientId",
		ClientSecret: "clientSecret",
		GrantType:    "client_credentials",
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleAuthClient_Refresh() {
	ctx := context.Background()
	client := oauth.NewClient(option.WithClientID("<client Id>"), option.WithClientSecret("<client Secret>"))
	result, err := client.Auth.Refresh(ctx, &oauth.RefreshAuthRequest{Refresh: "refresh"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
