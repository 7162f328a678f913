package ordered_test

import (
	"testing"

	"example.com/ordered"
	"example.com/ordered/internal/wiretest"
)

func TestClient_First(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.First(ctx, &ordered.FirstRequest{ID: "id", From: "from", To: "to"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/first/id",
		Query:  wiretest.Pairs{{"from", "from"}, {"to", "to"}},
	})
}

func TestClient_Second(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Second(ctx, &ordered.SecondRequest{To: "to", From: ordered.Ptr("from"), ID: "id"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/second/id",
		Query:  wiretest.Pairs{{"to", "to"}, {"from", "from"}},
	})
}
