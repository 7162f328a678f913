package patched_test

import (
	"testing"

	"example.com/patched"
	"example.com/patched/internal/wiretest"
)

func TestUsersClient_UpdateUser(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Users.UpdateUser(ctx, &patched.UpdateUserRequest{
		ID:      "id",
		Name:    patched.Ptr("name"),
		Phone:   patched.Value("+15555550100"),
		Age:     patched.Value(int64(1)),
		Address: patched.Value(patched.Address{}),
		Roles:   patched.Value([]string{"roles"}),
		Labels:  map[string]*string{},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PATCH",
		Path:   "/users/id",
		Body: wiretest.Body{
			Type: "application/merge-patch+json",
			JSON: `{"name":"name","phone":"+15555550100","age":1,"address":{},"roles":["roles"],"labels":{}}`,
		},
	})
}
