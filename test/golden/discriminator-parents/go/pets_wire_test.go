package parents_test

import (
	"testing"

	"example.com/parents"
	"example.com/parents/internal/wiretest"
)

func TestPetsClient_AddPet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"petType":"Cat","name":"name","friends":[],"home":{},"lives":1}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Pets.AddPet(ctx, &parents.AddPetRequest{
		Body: parents.Ptr(parents.NewPetFromCat(&parents.Cat{
			PetType: "Cat",
			Name:    "name",
			Friends: []parents.Pet{},
			Home:    &parents.PetHome{},
			Lives:   1,
		})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/pets",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"petType":"Cat","name":"name","friends":[],"home":{},"lives":1}`,
		},
	})
	wiretest.Equal(t, result, `[{"petType":"Cat","name":"name","friends":[],"home":{},"lives":1}]`)
}
