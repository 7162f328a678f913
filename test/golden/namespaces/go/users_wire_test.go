package accounts_test

import (
	"testing"

	"example.com/accounts/internal/wiretest"
)

func TestUsersClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"id":"id"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Users.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/users"})
	wiretest.Equal(t, result, `[{"id":"id"}]`)
}
