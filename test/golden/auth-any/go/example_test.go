package anysdk_test

import (
	"context"
	"log"

	anysdk "example.com/any"
	"example.com/any/option"
)

func ExampleClient_GetMe() {
	ctx := context.Background()
	client := anysdk.NewClient(option.WithTenant("X-Tenant"), option.WithAPIKey("<api Key>"), option.WithAccessToken("<access Token>"))
	if err := client.GetMe(ctx); err != nil {
		log.Fatal(err)
	}
}
