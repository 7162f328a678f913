package chat_test

import (
	"context"
	"fmt"
	"log"

	"example.com/chat"
)

func ExampleRoomsClient_Connect() {
	ctx := context.Background()
	client := chat.NewClient()
	channel, err := client.Rooms.Connect(ctx, &chat.ConnectRoomsRequest{Since: chat.Ptr(chat.Moment("since"))})
	if err != nil {
		log.Fatal(err)
	}
	if err := channel.SendSay(ctx, &chat.WebsocketSay{Text: "text", Mood: chat.Ptr("mood")}); err != nil {
		log.Fatal(err)
	}
	for message, err := range channel.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(message)
	}
}

func ExamplePastClient_Connect() {
	ctx := context.Background()
	client := chat.NewClient()
	channel, err := client.Past.Connect(ctx)
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
