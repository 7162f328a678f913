package discriminatedunions_test

import (
	"testing"
	"time"

	discriminatedunions "example.com/discriminated-unions"
	"example.com/discriminated-unions/internal/wiretest"
)

func TestEventsClient_SendEvent(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"kind":"Circle","radius":1.5}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Events.SendEvent(ctx, &discriminatedunions.SendEventRequest{
		Body: discriminatedunions.Ptr(discriminatedunions.NewEventFromCreated(&discriminatedunions.Created{
			Type: "thing.created",
			At:   time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC),
		})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/events",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"type":"thing.created","at":"2026-01-31T12:00:00Z"}`,
		},
	})
	wiretest.Equal(t, result, `[{"kind":"Circle","radius":1.5}]`)
}
