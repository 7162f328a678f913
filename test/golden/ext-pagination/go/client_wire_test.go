package pages_test

import (
	"testing"

	"example.com/pages"
	"example.com/pages/internal/wiretest"
)

func TestClient_ListShared(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"items":[{"id":"id"}],"next":"next","more":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	page, err := client.ListShared(ctx, &pages.ListSharedRequest{Cursor: pages.Ptr("cursor")}).First()
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/shared",
		Query:  wiretest.Pairs{{"cursor", "cursor"}},
	})
	wiretest.Equal(t, page.Response.Body, `{"items":[{"id":"id"}],"next":"next","more":true}`)
}

func TestClient_Search(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"items":[{"id":"id"}],"next":"next","more":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	page, err := client.Search(ctx, &pages.SearchRequest{Query: pages.Ptr("query"), Page: &pages.SearchRequestPage{}}).First()
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/search",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"query":"query","page":{}}`},
	})
	wiretest.Equal(t, page.Response.Body, `{"items":[{"id":"id"}],"next":"next","more":true}`)
}

func TestClient_ListItems(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"items":[{"id":"id"}],"next":"next","more":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	page, err := client.ListItems(ctx, &pages.ListItemsRequest{
		Offset: pages.Ptr(int64(1)),
		Limit:  pages.Ptr(int64(1)),
	}).First()
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/items",
		Query:  wiretest.Pairs{{"offset", "1"}, {"limit", "1"}},
	})
	wiretest.Equal(t, page.Response.Body, `{"items":[{"id":"id"}],"next":"next","more":true}`)
}

func TestClient_ListNumbered(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"id":"id"}]`})
	ctx, client := t.Context(), wireClient(server)
	page, err := client.ListNumbered(ctx, &pages.ListNumberedRequest{Page: pages.Ptr(int64(1))}).First()
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/numbered",
		Query:  wiretest.Pairs{{"page", "1"}},
	})
	wiretest.Equal(t, page.Response.Body, `[{"id":"id"}]`)
}

func TestClient_ListLinked(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"items":[{"id":"id"}],"next":"next","more":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	page, err := client.ListLinked(ctx).First()
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/linked"})
	wiretest.Equal(t, page.Response.Body, `{"items":[{"id":"id"}],"next":"next","more":true}`)
}

func TestClient_ListPathed(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"items":[{"id":"id"}],"next":"next","more":true}`,
	})
	ctx, client := t.Context(), wireClient(server)
	page, err := client.ListPathed(ctx).First()
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/pathed"})
	wiretest.Equal(t, page.Response.Body, `{"items":[{"id":"id"}],"next":"next","more":true}`)
}
