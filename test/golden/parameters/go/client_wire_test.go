package parameters_test

import (
	"testing"
	"time"

	"example.com/parameters"
	"example.com/parameters/core"
	"example.com/parameters/internal/wiretest"
)

func TestClient_Simple(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Simple(ctx, &parameters.SimpleRequest{
		ID:     1,
		XTrace: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
		IDs:    []string{"ids"},
		Map:    map[string]string{"key": "map"},
		XList:  []int64{1},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/simple/1/ids/key=map",
		Header: wiretest.Pairs{{"x-trace", "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"}, {"x-list", "1"}},
	})
}

func TestClient_Styled(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Styled(ctx, []string{"a"}, []string{"b"}, "c", parameters.StyledRequestFormatJSON)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/label/.a/matrix/;b=b/c.json"})
}

func TestClient_Query(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Query(ctx, &parameters.QueryRequest{
		Text:     "text",
		Exploded: []string{"exploded"},
		Joined:   []string{"joined"},
		Spaces:   []string{"spaces"},
		Pipes:    []int64{1},
		Filter: &parameters.QueryRequestFilter{
			From: parameters.Ptr(core.NewDate(2026, 1, 31)),
			Tags: []string{"tags"},
		},
		Point: &parameters.QueryRequestPoint{
			X: parameters.Ptr(int64(1)),
			Y: parameters.Ptr(int64(1)),
		},
		JSON:     map[string]string{"key": "json"},
		Brackets: []string{"brackets[]"},
		Raw:      parameters.Ptr("raw"),
		Limit:    parameters.Ptr(int64(1)),
		Since:    parameters.Ptr(time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)),
		Nothing:  parameters.Value("nothing"),
		Session:  parameters.Ptr("session"),
		Old:      parameters.Ptr(true),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/query",
		Query: wiretest.Pairs{
			{"text", "text"},
			{"exploded", "exploded"},
			{"joined", "joined"},
			{"spaces", "spaces"},
			{"pipes", "1"},
			{"filter[from]", "2026-01-31"},
			{"filter[tags][0]", "tags"},
			{"x", "1"},
			{"y", "1"},
			{"json", "{\"key\":\"json\"}"},
			{"brackets[]", "brackets[]"},
			{"raw", "raw"},
			{"limit", "1"},
			{"since", "2026-01-31T12:00:00Z"},
			{"nothing", "nothing"},
			{"old", "true"},
		},
		Cookies: wiretest.Pairs{{"session", "session"}},
	})
}

func TestClient_Clash(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Clash(ctx, &parameters.ClashRequest{
		PathID:   "id",
		QueryID:  parameters.Ptr(int64(1)),
		HeaderID: parameters.Ptr(true),
		ID:       parameters.Ptr(1.5),
		Name:     parameters.Ptr("name"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/clash/id",
		Query:  wiretest.Pairs{{"id", "1"}},
		Header: wiretest.Pairs{{"id", "true"}},
		Body:   wiretest.Body{Type: "application/json", JSON: `{"id":1.5,"name":"name"}`},
	})
}

func TestClient_AllOptional(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.AllOptional(ctx, &parameters.AllOptionalRequest{Page: parameters.Ptr(int32(1))})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/optional",
		Query:  wiretest.Pairs{{"page", "1"}},
	})
}
