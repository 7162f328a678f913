package coresdk_test

import (
	"testing"

	"example.com/go-core/internal/wiretest"
)

func TestUsersLinuxClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"u":"u"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.UsersLinux.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/linux",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
	wiretest.Equal(t, result, `{"u":"u"}`)
}
