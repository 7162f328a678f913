package ornull_test

import (
	"testing"

	"example.com/or-null/internal/wiretest"
)

func TestPetsClient_GetPet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"owner":{"name":"name"},"breeder":{"name":"name"},"vet":{"name":"name"},"size":"small","friends":[{"name":"name"}],"only":{"name":"name"},"single":{"name":"name","own":"own"}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.GetPet(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets"})
	wiretest.Equal(t, result, `{"owner":{"name":"name"},"breeder":{"name":"name"},"vet":{"name":"name"},"size":"small","friends":[{"name":"name"}],"only":{"name":"name"},"single":{"name":"name","own":"own"}}`)
}
