package examples_test

import (
	"testing"

	"example.com/examples"
	"example.com/examples/internal/wiretest"
)

func TestClient_ReplaceUser(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"u-1","name":"Ada"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.ReplaceUser(ctx, &examples.ReplaceUserRequest{
		ID:     "u-1",
		Notify: examples.Ptr(true),
		XTrace: examples.Ptr("abc"),
		Name:   "Ada",
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/users/u-1",
		Query:  wiretest.Pairs{{"notify", "true"}},
		Header: wiretest.Pairs{{"x-trace", "abc"}},
		Body:   wiretest.Body{Type: "application/json", JSON: `{"name":"Ada"}`},
	})
	wiretest.Equal(t, result, `{"id":"u-1","name":"Ada"}`)
}
