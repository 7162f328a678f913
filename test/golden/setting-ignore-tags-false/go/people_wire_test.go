package tags_test

import (
	"testing"

	"example.com/tags/internal/wiretest"
)

func TestPeopleClient_UsersAdd(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.People.UsersAdd(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/users"})
}
