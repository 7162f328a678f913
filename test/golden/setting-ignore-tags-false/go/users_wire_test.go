package tags_test

import (
	"testing"

	"example.com/tags/internal/wiretest"
)

func TestUsersClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Users.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/users"})
}
