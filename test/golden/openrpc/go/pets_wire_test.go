package kennel_test

import (
	"testing"

	"example.com/kennel"
	"example.com/kennel/internal/wiretest"
)

func TestPetsClient_List(t *testing.T) {
	server := wiretest.ServeRPC(t, "pets.list", wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"id":1,"name":"Rex"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.List(ctx, &kennel.ListPetsRequest{Limit: 2})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"limit":2}`},
	})
	wiretest.Equal(t, result, `[{"id":1,"name":"Rex"}]`)
}

func TestPetsClient_Add(t *testing.T) {
	server := wiretest.ServeRPC(t, "pets.add", wiretest.Reply{Status: 200, Type: "application/json", Body: "1"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.Add(ctx, &kennel.AddPetsRequest{
		Pet:   kennel.Pet{ID: 1, Name: "name"},
		Owner: kennel.Ptr("owner"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/",
		Body:   wiretest.Body{Type: "application/json", JSON: `[{"id":1,"name":"name"},"owner"]`},
	})
	wiretest.Equal(t, result, "1")
}

func TestPetsClient_Seen(t *testing.T) {
	server := wiretest.ServeRPC(t, "pets.seen", wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Pets.Seen(ctx, &kennel.SeenPetsRequest{ID: 1})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/",
		Body:   wiretest.Body{Type: "application/json", JSON: "[1]"},
	})
}
