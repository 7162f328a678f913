package accounts_test

import (
	"testing"

	"example.com/accounts/internal/wiretest"
)

func TestV1UsersClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":1,"name":"name"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.V1.Users.Get(ctx, 1)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/users/1"})
	wiretest.Equal(t, result, `{"id":1,"name":"name"}`)
}
