package chat_test

import (
	"context"
	"fmt"
	"log"

	"example.com/chat"
	"example.com/chat/option"
)

func ExampleChatClient_Say() {
	ctx := context.Background()
	client := chat.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Chat.Say(ctx, &chat.SayChatRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleChatClient_Last() {
	ctx := context.Background()
	client := chat.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Chat.Last(ctx, &chat.LastChatRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleChatClient_Listen() {
	ctx := context.Background()
	client := chat.NewClient(option.WithBaseURL("https://api.example.com"))
	stream, err := client.Chat.Listen(ctx, &chat.ListenChatRequest{})
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
