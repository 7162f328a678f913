package missingtype_test

import (
	"testing"

	missingtype "example.com/missing-type"
	"example.com/missing-type/internal/wiretest"
)

func TestThingsClient_ListThings(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"anything":"value","inner":{},"list":[1],"code":"code","at":"2026-01-31T12:00:00Z","untyped":"value","absent":"value"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Things.ListThings(ctx, &missingtype.ListThingsRequest{Filter: "value"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/things",
		Query:  wiretest.Pairs{{"filter", "value"}},
	})
	wiretest.Equal(t, result, `[{"anything":"value","inner":{},"list":[1],"code":"code","at":"2026-01-31T12:00:00Z","untyped":"value","absent":"value"}]`)
}
