package faults_test

import (
	"testing"

	"example.com/faults"
	"example.com/faults/internal/wiretest"
)

func TestThingsClient_AddThing(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"t":"x"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Things.AddThing(ctx, &faults.AddThingRequest{
		Body: faults.Ptr(faults.NewMappedFromA(&faults.A{T: "a", A: faults.Ptr("a")})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/things",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"t":"a","a":"a"}`},
	})
	wiretest.Equal(t, result, `{"t":"x"}`)
}
