package all_test

import (
	"testing"

	"example.com/all/internal/wiretest"
)

func TestClient_GetMe(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.GetMe(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/me",
		Header: wiretest.Pairs{
			{"authorization", "Basic bG9naW4tdXNlcm5hbWU6"},
			{"x-tenant", "tenant-value"},
		},
	})
}

func TestClient_GetOpen(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.GetOpen(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/open"})
}
