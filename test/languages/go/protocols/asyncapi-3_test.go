package prices_test

import (
	"context"
	"encoding/json"
	"os"
	"testing"

	prices "golden.test/sdk/asyncapi-3"
	"golden.test/sdk/asyncapi-3/option"
)

func TestReplies(t *testing.T) {
	ctx := context.Background()
	client := prices.NewClient(option.WithBaseURL(os.Getenv("MARKET")), option.WithToken("secret"))
	channel, err := client.Market.Connect(ctx, &prices.ConnectMarketRequest{Market: prices.Ptr(prices.MarketMarketBonds)})
	if err != nil {
		t.Fatal(err)
	}
	if err := channel.SendSubscribe(ctx, &prices.WebsocketSubscribe{ID: 1, Symbol: "X"}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`{"id":1,"ok":true}`, `{"symbol":"X","price":1.5}`} {
		event, err := channel.Receive(ctx)
		text, _ := json.Marshal(event)
		if err != nil || string(text) != want {
			t.Errorf("%s %v", text, err)
		}
	}
	if err := channel.Close(); err != nil {
		t.Error(err)
	}
	// A part of the path that is not given has its default.
	if channel, err = client.Market.Connect(ctx, nil); err != nil {
		t.Fatal(err)
	}
	if err := channel.Close(); err != nil {
		t.Error(err)
	}
}
