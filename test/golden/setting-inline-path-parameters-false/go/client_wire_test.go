package paths_test

import (
	"testing"

	"example.com/paths"
	"example.com/paths/internal/wiretest"
)

func TestClient_GetBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.GetBook(ctx, "shop-id", 1, &paths.GetBookRequest{Fields: paths.Ptr("fields")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/shops/shop-id/books/1",
		Query:  wiretest.Pairs{{"fields", "fields"}},
	})
}

func TestClient_RemoveBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.RemoveBook(ctx, "shop-id", 1)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/shops/shop-id/books/1"})
}

func TestClient_PutBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.PutBook(ctx, "shop-id", 1, &paths.PutBookRequest{Request: "request", ShopID: paths.Ptr("shopId")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/shops/shop-id/books/1",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"request":"request","shopId":"shopId"}`,
		},
	})
}
