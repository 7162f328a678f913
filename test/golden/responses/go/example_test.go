package responses_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"

	"example.com/responses"
)

func ExampleClient_Range() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.Range(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_DefaultOnly() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.DefaultOnly(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_MaybeEmpty() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.MaybeEmpty(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_TwoShapes() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.TwoShapes(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_Events() {
	ctx := context.Background()
	client := responses.NewClient()
	stream, err := client.Events(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for event, err := range stream.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(event)
	}
}

func ExampleClient_Lines() {
	ctx := context.Background()
	client := responses.NewClient()
	stream, err := client.Lines(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for event, err := range stream.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(event)
	}
}

func ExampleClient_File() {
	ctx := context.Background()
	client := responses.NewClient()
	file, err := client.File(ctx)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(os.Stdout, file); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Image() {
	ctx := context.Background()
	client := responses.NewClient()
	file, err := client.Image(ctx)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(os.Stdout, file); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Text() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.Text(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_JSONOrText() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.JSONOrText(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_Nothing() {
	ctx := context.Background()
	client := responses.NewClient()
	if err := client.Nothing(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Untyped() {
	ctx := context.Background()
	client := responses.NewClient()
	result, err := client.Untyped(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_Redirect() {
	ctx := context.Background()
	client := responses.NewClient()
	if err := client.Redirect(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Head() {
	ctx := context.Background()
	client := responses.NewClient()
	if err := client.Head(ctx); err != nil {
		log.Fatal(err)
	}
}
