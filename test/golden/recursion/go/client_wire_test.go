package recursion_test

import (
	"testing"

	"example.com/recursion"
	"example.com/recursion/internal/wiretest"
)

func TestClient_GetTree(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"value":"value","children":[],"byName":{},"list":[],"dictionary":{},"json":"json","ring":[{}]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.GetTree(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/tree"})
	wiretest.Equal(t, result, `{"value":"value","children":[],"byName":{},"list":[],"dictionary":{},"json":"json","ring":[{}]}`)
}

func TestClient_PutJSON(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.PutJSON(ctx, &recursion.PutJSONRequest{Body: recursion.Ptr(recursion.NewJSONFromString(recursion.Ptr("text")))})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/tree",
		Body:   wiretest.Body{Type: "application/json", JSON: `"text"`},
	})
}
