package all_test

import (
	"context"
	"log"

	"example.com/all"
	"example.com/all/option"
)

func ExampleClient_GetMe() {
	ctx := context.Background()
	client := all.NewClient(option.WithAccount("<account>"), option.WithTenant("<tenant>"))
	if err := client.GetMe(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_GetOpen() {
	ctx := context.Background()
	client := all.NewClient(option.WithAccount("<account>"), option.WithTenant("<tenant>"))
	if err := client.GetOpen(ctx); err != nil {
		log.Fatal(err)
	}
}
