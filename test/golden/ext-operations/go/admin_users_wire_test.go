package operations_test

import (
	"testing"

	"example.com/operations/internal/wiretest"
)

func TestUsersClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"data":{"users":["users"]}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Admin.Users.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/a"})
	wiretest.Equal(t, result, `["users"]`)
}
