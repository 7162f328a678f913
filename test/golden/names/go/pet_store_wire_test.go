package sdk3rdpartynames_test

import (
	"testing"

	"example.com/3rd-party-names/internal/wiretest"
)

func TestPetStoreResourceClient_ListPets(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.PetStore.ListPets(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}

func TestPetStoreResourceClient_CreatePet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.PetStore.CreatePet(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/pets"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}

func TestPetStoreResourceClient_Delete(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.PetStore.Delete(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/pets"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}

func TestPetStoreResourceClient_GetPetsPetIDOwnersOwnerID(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.PetStore.GetPetsPetIDOwnersOwnerID(ctx, "pet-id", "owner.id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pets/pet-id/owners/owner.id"})
	wiretest.Equal(t, result, `{"class":"class","default":"default","__proto__":"__proto__","constructor":"constructor","toString":"toString","foo_bar":"foo_bar","fooBar":"fooBar","foo-bar":"foo-bar","2fa":"2fa","@type":"@type","$ref-like":"$ref-like","":""," spaced ":" spaced ","émile":"émile","日本":"日本","pet":{},"pet2":{},"pick":{},"error":{},"promise":{},"record":{},"array":["array"],"date":{},"dotted":{},"dotted2":{},"number":{},"client":{},"request":{},"string":{}}`)
}
