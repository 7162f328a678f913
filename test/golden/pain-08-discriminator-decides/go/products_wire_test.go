package decided_test

import (
	"testing"

	"example.com/decided/internal/wiretest"
)

func TestProductsClient_ListProducts(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"kind":"plain","name":"name"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Products.ListProducts(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/products"})
	wiretest.Equal(t, result, `[{"kind":"plain","name":"name"}]`)
}

func TestProductsClient_GetField(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"type":"bool","value":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Products.GetField(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/fields"})
	wiretest.Equal(t, result, `{"type":"bool","value":true}`)
}
