package combined_test

import (
	"testing"

	"example.com/combined"
	"example.com/combined/internal/wiretest"
)

func TestMessagesClient_SendMessage(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"kind":"text","id":"id","text":"text"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Messages.SendMessage(ctx, &combined.SendMessageRequest{
		Body: combined.Ptr(combined.NewSendMessageRequestBodyFromWithText(&combined.SendMessageRequestWithText{ID: "id", Text: "text"})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/messages",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"id":"id","text":"text"}`},
	})
	wiretest.Equal(t, result, `{"kind":"text","id":"id","text":"text"}`)
}
