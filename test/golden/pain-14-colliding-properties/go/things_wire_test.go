package colliding_test

import (
	"testing"

	"example.com/colliding"
	"example.com/colliding/internal/wiretest"
)

func TestThingsClient_AddThing(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"a-b":"a-b","a_b":1,"aB":true,"additionalProperties":"additionalProperties","propertyCount":1,"username":"username","isUsernamePresent":true,"foo":"foo","fooObject":{},"foo_object":{}}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Things.AddThing(ctx, &colliding.AddThingRequest{
		QueryAB:              colliding.Ptr("a-b"),
		QueryAB_:             colliding.Ptr("a_b"),
		Body:                 colliding.Ptr("body"),
		ADashB:               "a-b",
		AUnderscoreB:         1,
		AB:                   colliding.Ptr(true),
		AdditionalProperties: colliding.Ptr("additionalProperties"),
		PropertyCount:        colliding.Ptr(int64(1)),
		Username:             colliding.Ptr("username"),
		IsUsernamePresent:    colliding.Ptr(true),
		Foo:                  colliding.Ptr(colliding.NewThingFooUnionFromString(colliding.Ptr("foo"))),
		FooObject:            &colliding.ThingFooObject{},
		FooUnderscoreObject:  &colliding.ThingFooObject2{},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/things",
		Query:  wiretest.Pairs{{"a-b", "a-b"}, {"a_b", "a_b"}, {"body", "body"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"a-b":"a-b","a_b":1,"aB":true,"additionalProperties":"additionalProperties","propertyCount":1,"username":"username","isUsernamePresent":true,"foo":"foo","fooObject":{},"foo_object":{}}`,
		},
	})
	wiretest.Equal(t, result, `{"a-b":"a-b","a_b":1,"aB":true,"additionalProperties":"additionalProperties","propertyCount":1,"username":"username","isUsernamePresent":true,"foo":"foo","fooObject":{},"foo_object":{}}`)
}
