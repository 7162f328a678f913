package coresdk_test

import (
	"testing"

	"example.com/go-core/internal/wiretest"
)

func TestGetClient_Fetch(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Files.Get.Fetch(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/nested",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
	wiretest.Equal(t, result, `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`)
}
