package sdk3rdpartynames_test

import (
	"testing"

	"example.com/3rd-party-names/internal/wiretest"
)

func TestClient_WithOptions(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.WithOptions(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/reserved"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}

func TestClient_GetV2UsersGetOne(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.GetV2UsersGetOne(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/v2/users/id"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}
