package prices_test

import (
	"context"
	"fmt"
	"log"

	"example.com/prices"
	"example.com/prices/option"
)

func ExampleMarketClient_Connect() {
	ctx := context.Background()
	client := prices.NewClient(option.WithToken("<token>"))
	channel, err := client.Market.Connect(ctx, &prices.ConnectMarketRequest{})
	if err != nil {
		log.Fatal(err)
	}
	if err := channel.SendSubscribe(ctx, &prices.WebsocketSubscribe{ID: 1, Symbol: "symbol"}); err != nil {
		log.Fatal(err)
	}
	for message, err := range channel.All() {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(message)
	}
}
