package names_test

import (
	"testing"

	"example.com/names"
	"example.com/names/internal/wiretest"
)

func TestUserClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.User.Get(ctx, &names.UserGetRequest{ID: "id", View: names.Ptr(names.UserGetRequestViewShort)})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/users/id",
		Query:  wiretest.Pairs{{"view", "short"}},
	})
}

func TestUserClient_Replace(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.User.Replace(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "PUT", Path: "/users/id"})
}
