package auth_test

import (
	"testing"

	"example.com/auth/internal/wiretest"
)

func TestClient_ByDefault(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.ByDefault(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/default",
		Header: wiretest.Pairs{{"authorization", "Bearer bearer-token"}},
	})
}

func TestClient_Anonymous(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Anonymous(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/public"})
}

func TestClient_Optionally(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Optionally(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/optional"})
}

func TestClient_Either(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Either(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/either",
		Header: wiretest.Pairs{{"authorization", "Bearer bearer-token"}},
	})
}

func TestClient_Cookie(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Cookie(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method:  "GET",
		Path:    "/cookie",
		Cookies: wiretest.Pairs{{"session", "session-value"}},
	})
}

func TestClient_Query(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Query(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/query",
		Query:  wiretest.Pairs{{"key", "queryKey-value"}},
	})
}

func TestClient_Scoped(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Scoped(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/scoped",
		Header: wiretest.Pairs{{"authorization", "Bearer oauth-token"}},
	})
}
