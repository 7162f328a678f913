package chat_test

import (
	"context"
	"errors"
	"os"
	"testing"
	"time"

	chat "golden.test/sdk/asyncapi-2"
	"golden.test/sdk/asyncapi-2/option"
)

func within(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	t.Cleanup(cancel)
	return ctx
}

func TestMessagesGoBothWays(t *testing.T) {
	ctx, client := within(t), chat.NewClient(option.WithBaseURL(os.Getenv("ROOMS")), option.WithKey("secret"))
	request := &chat.ConnectRoomsRoomRequest{Room: "a b", Since: 3, Quiet: chat.Ptr(true), XClient: chat.Ptr("cli")}
	channel, err := client.RoomsRoom.Connect(ctx, request)
	if err != nil {
		t.Fatal(err)
	}
	if err := channel.SendSay(ctx, &chat.WebsocketSay{Text: "hi"}); err != nil {
		t.Fatal(err)
	}
	var messages []chat.RoomsRoomChannelEvent
	for len(messages) < 3 && channel.Next() {
		messages = append(messages, channel.Current())
	}
	if len(messages) < 3 || messages[0].Said == nil || messages[0].Said.Text != "hi" || messages[0].Said.By.Name != "Ann" {
		t.Fatalf("%+v %v", messages, channel.Err())
	}
	if string(messages[1].Raw) != `{"type":"moved","to":7}` || messages[1].Type != "moved" || string(messages[2].Raw) != `"no JSON"` {
		t.Errorf("%+v", messages[1:])
	}
	if err := channel.CloseWith(3001, "done"); err != nil {
		t.Error(err)
	}
	if end := channel.End(); end.Code != 3001 || end.Reason != "done" {
		t.Errorf("%+v", end)
	}
}

func TestEndsOfChannels(t *testing.T) {
	ctx, client := within(t), chat.NewClient(option.WithBaseURL(os.Getenv("STATUS")), option.WithKey("k"))
	channel, err := client.Status.Connect(ctx)
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, err := range channel.All() {
		if err != nil {
			t.Fatal(err)
		}
		count++
	}
	if count != 1 || channel.Err() != nil || channel.End().Code != 1000 {
		t.Errorf("%d messages, %v, %+v", count, channel.Err(), channel.End())
	}
	if channel, err = client.Status.Connect(ctx); err != nil {
		t.Fatal(err)
	}
	var closed *chat.SocketClosedError
	if channel.Next() || !errors.As(channel.Err(), &closed) || closed.Code != 1011 || closed.Reason != "broken" {
		t.Errorf("%v", channel.Err())
	}
	// The next connection breaks off; the one after that is good.
	again := make(chan struct{}, 1)
	if channel, err = client.Status.Connect(ctx, option.WithReconnect(2, func() { again <- struct{}{} })); err != nil {
		t.Fatal(err)
	}
	if !channel.Next() {
		t.Errorf("%v", channel.Err())
	}
	<-again
	if err := channel.Close(); err != nil {
		t.Error(err)
	}
}
