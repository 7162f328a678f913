package animals_test

import (
	"testing"

	"example.com/animals"
	"example.com/animals/internal/wiretest"
)

func TestDogsClient_AddDog(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"name":"name","owner":"owner","breed":"breed"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Dogs.AddDog(ctx, &animals.AddDogRequest{Name: "name", Owner: "owner", Breed: animals.Ptr("breed")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/dogs",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"name":"name","owner":"owner","breed":"breed"}`,
		},
	})
	wiretest.Equal(t, result, `{"name":"name","owner":"owner","breed":"breed"}`)
}
