package parameters_test

import (
	"context"
	"log"

	"example.com/parameters"
)

func ExampleClient_Simple() {
	ctx := context.Background()
	client := parameters.NewClient()
	if err := client.Simple(ctx, &parameters.SimpleRequest{
		ID:     1,
		XTrace: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
		IDs:    []string{"ids"},
		Map:    map[string]string{"key": "map"},
	}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Styled() {
	ctx := context.Background()
	client := parameters.NewClient()
	if err := client.Styled(ctx, []string{"a"}, []string{"b"}, "c", parameters.StyledRequestFormatJSON); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Query() {
	ctx := context.Background()
	client := parameters.NewClient()
	if err := client.Query(ctx, &parameters.QueryRequest{Text: "text"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Clash() {
	ctx := context.Background()
	client := parameters.NewClient()
	if err := client.Clash(ctx, &parameters.ClashRequest{PathID: "id"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_AllOptional() {
	ctx := context.Background()
	client := parameters.NewClient()
	if err := client.AllOptional(ctx, &parameters.AllOptionalRequest{}); err != nil {
		log.Fatal(err)
	}
}
