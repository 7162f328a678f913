package sdk3rdpartynames_test

import (
	"testing"

	"example.com/3rd-party-names/internal/wiretest"
)

func TestUsersClient_Fetch(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Admin.Users.Fetch(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/nested"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}
