package coresdk_test

import (
	"testing"

	"example.com/go-core/internal/wiretest"
)

func TestErrorsClient_String(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Errors.String(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/errors",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
}
