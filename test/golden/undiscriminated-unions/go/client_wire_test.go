package undiscriminatedunions_test

import (
	"testing"

	undiscriminatedunions "example.com/undiscriminated-unions"
	"example.com/undiscriminated-unions/internal/wiretest"
)

func TestClient_Search(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","score":1.5,"target":{"field":"field"},"either":{"field":"field"},"pair":["pair",1],"level":1}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Search(ctx, &undiscriminatedunions.SearchRequest{Body: undiscriminatedunions.Ptr(undiscriminatedunions.NewQueryFromString(undiscriminatedunions.Ptr("text")))})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/search",
		Body:   wiretest.Body{Type: "application/json", JSON: `"text"`},
	})
	wiretest.Equal(t, result, `{"id":"id","score":1.5,"target":{"field":"field"},"either":{"field":"field"},"pair":["pair",1],"level":1}`)
}
