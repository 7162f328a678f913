package errorbodies_test

import (
	"testing"

	"example.com/error-bodies/internal/wiretest"
)

func TestThingsClient_GetThing(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Things.GetThing(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/things/id"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestThingsClient_PutThing(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Things.PutThing(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "PUT", Path: "/things/id"})
}
