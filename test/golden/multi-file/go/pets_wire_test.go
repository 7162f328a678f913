package multifile_test

import (
	"testing"

	multifile "example.com/multi-file"
	"example.com/multi-file/internal/wiretest"
)

func TestPetsClient_ListPets(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"name":"name","owner":{},"deep":"deep"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.ListPets(ctx, &multifile.ListPetsRequest{Limit: multifile.Ptr(int64(1))})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets", Query: wiretest.Pairs{{"limit", "1"}}})
	wiretest.Equal(t, result, `[{"name":"name","owner":{},"deep":"deep"}]`)
}

func TestPetsClient_GetPet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"name":"name","owner":{},"deep":"deep"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets/id"})
	wiretest.Equal(t, result, `{"name":"name","owner":{},"deep":"deep"}`)
}
