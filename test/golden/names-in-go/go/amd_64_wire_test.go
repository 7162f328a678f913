package coresdk_test

import (
	"testing"

	"example.com/go-core/internal/wiretest"
)

func TestAmd64Client_TLS1_3(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"u":"u"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Amd64.TLS1_3(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/amd64",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
	wiretest.Equal(t, result, `{"u":"u"}`)
}
