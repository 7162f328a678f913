package single_test

import (
	"context"
	"log"

	"example.com/single"
	"example.com/single/option"
)

func ExampleClient_GetMe() {
	ctx := context.Background()
	client := single.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	if err := client.GetMe(ctx); err != nil {
		log.Fatal(err)
	}
}
