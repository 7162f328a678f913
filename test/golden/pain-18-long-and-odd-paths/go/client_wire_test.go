package long_test

import (
	"testing"

	"example.com/long/internal/wiretest"
)

func TestClient_GetWithDotsWellKnown(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"one":{},"two":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.GetWithDotsWellKnown(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/with.dots/.well-known/_"})
	wiretest.Equal(t, result, `{"one":{},"two":{}}`)
}
