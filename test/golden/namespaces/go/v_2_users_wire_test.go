package accounts_test

import (
	"testing"

	"example.com/accounts/internal/wiretest"
)

func TestV2UsersClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","email":"user@example.com"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.V2.Users.Get(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/users/id"})
	wiretest.Equal(t, result, `{"id":"id","email":"user@example.com"}`)
}
