package version_test

import (
	"testing"

	"example.com/version/internal/wiretest"
)

func TestClient_GetHealth(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.GetHealth(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/health"})
}
