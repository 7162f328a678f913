package events_test

import (
	"testing"

	"example.com/events/internal/wiretest"
)

func TestEventsClient_GetEvent(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","before":null}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Events.GetEvent(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/events"})
	wiretest.Equal(t, result, `{"id":"id","before":null}`)
}
