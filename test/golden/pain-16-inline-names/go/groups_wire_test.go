package inline_test

import (
	"testing"

	"example.com/inline/internal/wiretest"
)

func TestGroupsClient_ListGroups(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"data":[{}]}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Groups.ListGroups(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/groups"})
	wiretest.Equal(t, result, `{"data":[{}]}`)
}
