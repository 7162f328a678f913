package chat_test

import (
	"testing"

	"example.com/chat"
	"example.com/chat/internal/wiretest"
)

func TestChatClient_Say(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","at":"2026-01-31T12:00:00Z"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Chat.Say(ctx, &chat.SayChatRequest{
		Room:  chat.Ptr("room"),
		Text:  chat.Ptr("text"),
		Image: []byte("hello"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/chat.v1.Chat/Say",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"room":"room","text":"text","image":"aGVsbG8="}`,
		},
	})
	wiretest.Equal(t, result, `{"id":"id","at":"2026-01-31T12:00:00Z"}`)
}

func TestChatClient_Last(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","at":"2026-01-31T12:00:00Z"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Chat.Last(ctx, &chat.LastChatRequest{Room: chat.Ptr("room")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/chat.v1.Chat/Last",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"room":"room"}`},
	})
	wiretest.Equal(t, result, `{"id":"id","at":"2026-01-31T12:00:00Z"}`)
}
