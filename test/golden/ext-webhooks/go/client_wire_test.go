package signedwebhooks_test

import (
	"testing"

	"example.com/signed-webhooks/internal/wiretest"
)

func TestClient_ListOrders(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"id":"id"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.ListOrders(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/orders"})
	wiretest.Equal(t, result, `[{"id":"id"}]`)
}
