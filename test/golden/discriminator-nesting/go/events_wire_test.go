package nesting_test

import (
	"testing"

	"example.com/nesting/internal/wiretest"
)

func TestEventsClient_ListEvents(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"type":"user.added","name":"name"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Events.ListEvents(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/events"})
	wiretest.Equal(t, result, `[{"type":"user.added","name":"name"}]`)
}
