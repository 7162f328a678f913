package shared_test

import (
	"testing"

	"example.com/shared"
	"example.com/shared/internal/wiretest"
)

func TestAnimalsClient_AddAnimal(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 201,
		Type:   "application/json",
		Body:   `{"species":"dog","barks":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Animals.AddAnimal(ctx, &shared.AddAnimalRequest{
		Body: shared.Ptr(shared.NewAnimalFromDog(&shared.Dog{Species: "dog", Barks: shared.Ptr(true)})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/animals",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"species":"dog","barks":true}`},
	})
	wiretest.Equal(t, result, `{"species":"dog","barks":true}`)
}
