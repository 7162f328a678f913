package composition_test

import (
	"testing"

	"example.com/composition"
	"example.com/composition/internal/wiretest"
)

func TestCatsClient_CreateCat(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 201,
		Type:   "application/json",
		Body:   `{"success":true,"errors":["errors"],"result":{"id":"id","name":"name","lives":1}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Cats.CreateCat(ctx, &composition.CreateCatRequest{ID: "id", Note: composition.Value("note"), Name: "name", Lives: 1})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/cats",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"id":"id","note":"note","name":"name","lives":1}`,
		},
	})
	wiretest.Equal(t, result, `{"success":true,"errors":["errors"],"result":{"id":"id","name":"name","lives":1}}`)
}
