package streams_test

import (
	"context"
	"fmt"
	"log"

	"example.com/streams"
)

func ExampleAnswersClient_CreateAnswer() {
	ctx := context.Background()
	client := streams.NewClient()
	result, err := client.Answers.CreateAnswer(ctx, &streams.AnswerRequest{Prompt: "prompt"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleAnswersClient_CreateAnswerStream() {
	ctx := context.Background()
	client := streams.NewClient()
	stream, err := client.Answers.CreateAnswerStream(ctx, &streams.AnswerStreamRequest{Prompt: "prompt"})
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

func ExampleClient_Complete() {
	ctx := context.Background()
	client := streams.NewClient()
	result, err := client.Complete(ctx, &streams.CompleteRequest{Prompt: "prompt"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_CompleteStream() {
	ctx := context.Background()
	client := streams.NewClient()
	stream, err := client.CompleteStream(ctx, &streams.CompleteStreamRequest{Prompt: "prompt"})
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

func ExampleClient_Listen() {
	ctx := context.Background()
	client := streams.NewClient()
	stream, err := client.Listen(ctx)
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

func ExampleClient_Tail() {
	ctx := context.Background()
	client := streams.NewClient()
	stream, err := client.Tail(ctx)
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
