package schemas_test

import (
	"testing"
	"time"

	"example.com/schemas"
	"example.com/schemas/internal/wiretest"
)

func TestClient_CreateThing(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"shape":{"kind":"Circle","r":1.5},"plain":{"kind":"Circle","r":1.5},"level":"<1","when":"2026-01-31T12:00:00Z","labels":{},"fixed":"widget","secret":"value","old":"old"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.CreateThing(ctx, &schemas.CreateThingRequest{
		Shape:  schemas.NewShapeFromCircle(&schemas.Circle{Kind: "Circle", R: 1.5}),
		Plain:  schemas.Ptr(schemas.NewPlainFromCircle(&schemas.Circle{Kind: "Circle", R: 1.5})),
		Level:  schemas.Ptr(schemas.LevelBelowOne),
		When:   schemas.Ptr(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
		Labels: map[string][]schemas.Level{},
		Fixed:  schemas.Ptr("widget"),
		Secret: "value",
		Old:    schemas.Ptr("old"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/things",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"shape":{"kind":"Circle","r":1.5},"plain":{"kind":"Circle","r":1.5},"level":"<1","when":"2026-01-31T12:00:00Z","labels":{},"fixed":"widget","secret":"value","old":"old"}`,
		},
	})
	wiretest.Equal(t, result, `{"shape":{"kind":"Circle","r":1.5},"plain":{"kind":"Circle","r":1.5},"level":"<1","when":"2026-01-31T12:00:00Z","labels":{},"fixed":"widget","secret":"value","old":"old"}`)
}
