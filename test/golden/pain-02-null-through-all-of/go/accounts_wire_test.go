package inheritednull_test

import (
	"testing"

	"example.com/inherited-null/internal/wiretest"
)

func TestAccountsClient_GetAccount(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z","alias":"alias","parent":{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z"},"owner":{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z"}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Accounts.GetAccount(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/accounts/id"})
	wiretest.Equal(t, result, `{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z","alias":"alias","parent":{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z"},"owner":{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z"}}`)
}
