package readonly_test

import (
	"testing"

	readonly "example.com/read-only"
	"example.com/read-only/internal/wiretest"
)

func TestTeamsClient_ReplaceTeam(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","createdAt":"2026-01-31T12:00:00Z","lead":{"id":"id","name":"name"},"members":[{"id":"id","name":"name"}]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Teams.ReplaceTeam(ctx, &readonly.ReplaceTeamRequest{
		Lead:    readonly.User{Name: "name", Password: readonly.Ptr("password")},
		Members: []readonly.User{readonly.User{Name: "name", Password: readonly.Ptr("password")}},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/teams",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"lead":{"name":"name","password":"password"},"members":[{"name":"name","password":"password"}]}`,
		},
	})
	wiretest.Equal(t, result, `{"id":"id","createdAt":"2026-01-31T12:00:00Z","lead":{"id":"id","name":"name"},"members":[{"id":"id","name":"name"}]}`)
}
