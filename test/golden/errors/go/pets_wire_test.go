package errorssdk_test

import (
	"testing"

	"example.com/errors/internal/wiretest"
)

func TestPetsClient_GetPet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets/id"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestPetsClient_DeletePet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Pets.DeletePet(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/pets/id"})
}
