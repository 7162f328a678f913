package reserved_test

import (
	"testing"

	"example.com/reserved"
	"example.com/reserved/internal/wiretest"
)

func TestClassClient_Import(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"Type":{},"type":{},"Default":"Default","default":"default","NULL":"NULL","var":{},"state":"new"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Class.Import(ctx, &reserved.ImportClassRequest{
		Default:       reserved.Ptr("Default"),
		HeaderDefault: reserved.Ptr("default"),
		Function:      reserved.Ptr("function"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/class",
		Query:  wiretest.Pairs{{"Default", "Default"}, {"function", "function"}},
		Header: wiretest.Pairs{{"default", "default"}},
	})
	wiretest.Equal(t, result, `{"Type":{},"type":{},"Default":"Default","default":"default","NULL":"NULL","var":{},"state":"new"}`)
}

func TestClassClient_Delete(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Class.Delete(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/class"})
}

func TestClassClient_New(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Class.New(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/class"})
}
