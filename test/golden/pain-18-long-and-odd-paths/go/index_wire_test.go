package long_test

import (
	"testing"

	"example.com/long/internal/wiretest"
)

func TestIndexClient_GetIndex(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"one":{},"two":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Index.GetIndex(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/index"})
	wiretest.Equal(t, result, `{"one":{},"two":{}}`)
}
