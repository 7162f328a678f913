package anysdk_test

import (
	"testing"

	"example.com/any/internal/wiretest"
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
		Header: wiretest.Pairs{{"x-key", "Key key-value"}},
	})
}
