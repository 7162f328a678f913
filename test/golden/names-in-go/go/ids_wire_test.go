package coresdk_test

import (
	"testing"

	coresdk "example.com/go-core"
	"example.com/go-core/internal/wiretest"
)

func TestIDsClient_GetIDs(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.IDs.GetIDs(ctx, "ID", "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/ids/ID/id",
		Header: wiretest.Pairs{{"authorization", "Bearer base_url-token"}},
	})
	wiretest.Equal(t, result, `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`)
}

func TestIDsClient_CreateHTTPURL(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.IDs.CreateHTTPURL(ctx, &coresdk.CreateHTTPURLIDsRequest{
		QueryID:          coresdk.Ptr("Id"),
		Body:             coresdk.Ptr("body"),
		QueryType:        coresdk.Ptr("type"),
		Ctx:              coresdk.Ptr("ctx"),
		Opts:             coresdk.Ptr("opts"),
		ID3:              coresdk.Ptr("id"),
		ID:               coresdk.Ptr("ID"),
		ID2:              coresdk.Ptr("Id"),
		APIUnderscoreURL: coresdk.Ptr("https://example.com"),
		APIURL:           coresdk.Ptr("https://example.com"),
		HTMLBody:         coresdk.Ptr("HTMLBody"),
		UserIDs:          []string{"user_ids"},
		Type:             coresdk.Ptr("type"),
		Func:             coresdk.Ptr("func"),
		Nil:              coresdk.Ptr("nil"),
		MarshalJSON_:     coresdk.Ptr("MarshalJSON"),
		ExtraProperties_: coresdk.Ptr("ExtraProperties"),
		String:           &coresdk.String{},
		Error:            &coresdk.Error{},
		Option:           &coresdk.Option{},
		Nullable:         &coresdk.Nullable{},
		API:              &coresdk.APIError{},
		Response:         &coresdk.Response{},
		Maker:            &coresdk.NewClientModel{},
		Status:           coresdk.Ptr(coresdk.StatusActive2),
		Active:           &coresdk.StatusActive{},
		Env:              &coresdk.EnvironmentClient{},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/ids",
		Query:  wiretest.Pairs{{"Id", "Id"}, {"body", "body"}, {"type", "type"}},
		Header: wiretest.Pairs{
			{"ctx", "ctx"},
			{"opts", "opts"},
			{"authorization", "Bearer base_url-token"},
		},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`,
		},
	})
	wiretest.Equal(t, result, `{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}`)
}
