package coresdk_test

import (
	"testing"
	"time"

	"example.com/go-core/internal/wiretest"
)

func TestFilesClient_GetFilesByRangeByTypeByCtxByCore(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Files.GetFilesByRangeByTypeByCtxByCore(ctx, "range", "type", 1, time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/files/range/type/1/2026-01-31T12:00:00Z",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
	wiretest.Equal(t, result, `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`)
}

func TestFilesClient_GetParams(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Files.GetParams(ctx, "a")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/files/params/a",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
	wiretest.Equal(t, result, `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`)
}
