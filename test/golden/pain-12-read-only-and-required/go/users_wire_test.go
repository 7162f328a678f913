package readonly_test

import (
	"testing"

	readonly "example.com/read-only"
	"example.com/read-only/internal/wiretest"
)

func TestUsersClient_CreateUser(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 201,
		Type:   "application/json",
		Body:   `{"id":"id","name":"name"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Users.CreateUser(ctx, &readonly.CreateUserRequest{Name: "name", Password: "password"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/users",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"name":"name","password":"password"}`,
		},
	})
	wiretest.Equal(t, result, `{"id":"id","name":"name"}`)
}
