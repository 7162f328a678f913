package tower_test

import (
	"testing"

	"example.com/tower/internal/wiretest"
)

func TestAuditClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","text":"text"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Audit.Get(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/audit/id"})
	wiretest.Equal(t, result, `{"id":"id","text":"text"}`)
}
