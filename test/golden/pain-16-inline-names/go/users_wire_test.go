package inline_test

import (
	"testing"

	"example.com/inline"
	"example.com/inline/internal/wiretest"
)

func TestUsersClient_ListUsers(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"data":[{}]}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Users.ListUsers(ctx, &inline.ListUsersRequest{Filter: &inline.ListUsersRequestFilter{Name: inline.Ptr("name")}})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/users",
		Query:  wiretest.Pairs{{"name", "name"}},
	})
	wiretest.Equal(t, result, `{"data":[{}]}`)
}

func TestUsersClient_CreateUser(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 201, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Users.CreateUser(ctx, &inline.CreateUserRequest{
		Body: inline.Ptr(inline.NewCreateUserRequestBodyFromWithEmail(&inline.CreateUserRequestWithEmail{Email: "user@example.com"})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/users",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"email":"user@example.com"}`},
	})
	wiretest.Equal(t, result, `{"id":"id"}`)
}
