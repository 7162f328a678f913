package tags_test

import (
	"testing"

	"example.com/tags/internal/wiretest"
)

func TestClient_UsersList(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.UsersList(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/users"})
}
