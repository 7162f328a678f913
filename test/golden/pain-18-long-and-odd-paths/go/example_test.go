package long_test

import (
	"context"
	"fmt"
	"log"

	"example.com/long"
)

func ExampleItemClient_GetItem() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.Item.GetItem(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleItemClient_GetItemItem() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.Item.GetItemItem(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleItemClient_GetItemByItem() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.Item.GetItemByItem(ctx, "item")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleItemClient_GetItemItemItem() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.Item.GetItemItemItem(ctx, "item")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleIndexClient_GetIndex() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.Index.GetIndex(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_GetWithDotsWellKnown() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.GetWithDotsWellKnown(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordClient_GetVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord() {
	ctx := context.Background()
	client := long.NewClient()
	result, err := client.VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord.GetVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
