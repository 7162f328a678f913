package chat_test

import (
	"context"
	"fmt"
	"log"

	"example.com/chat"
	"example.com/chat/option"
)

func ExampleRoomsRoomClient_Connect() {
	ctx := context.Background()
	client := chat.NewClient(option.WithKey("<key>"))
	channel, err := client.RoomsRoom.Connect(ctx, &chat.ConnectRoomsRoomRequest{Room: "room", Since: 1})
	if err != nil {
		log.Fatal(err)
	}
	if err := channel.SendSay(ctx, &chat.WebsocketSay{Type: "say", Text: "text"}); err != nil {
		log.Fatal(err)
	}
	for message, err := range channel.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(message)
	}
}

func ExampleStatusClient_Connect() {
	ctx := context.Background()
	client := chat.NewClient(option.WithKey("<key>"))
	channel, err := client.Status.Connect(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for message, err := range channel.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(message)
	}
}
