package long_test

import (
	"testing"

	"example.com/long/internal/wiretest"
)

func TestItemClient_GetItem(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"one":{},"two":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Item.GetItem(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/item"})
	wiretest.Equal(t, result, `{"one":{},"two":{}}`)
}

func TestItemClient_GetItemItem(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"one":{},"two":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Item.GetItemItem(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/item/item"})
	wiretest.Equal(t, result, `{"one":{},"two":{}}`)
}

func TestItemClient_GetItemByItem(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"one":{},"two":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Item.GetItemByItem(ctx, "item")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/item/item"})
	wiretest.Equal(t, result, `{"one":{},"two":{}}`)
}

func TestItemClient_GetItemItemItem(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"one":{},"two":{}}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Item.GetItemItemItem(ctx, "item")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/item/item/item"})
	wiretest.Equal(t, result, `{"one":{},"two":{}}`)
}
