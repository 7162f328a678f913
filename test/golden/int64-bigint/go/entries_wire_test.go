package ledger_test

import (
	"testing"

	"example.com/ledger/internal/wiretest"
)

func TestEntriesClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"kind":"debit","value":1}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Entries.List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/entries"})
	wiretest.Equal(t, result, `[{"kind":"debit","value":1}]`)
}

func TestEntriesClient_Watch(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/x-ndjson", Body: "{\"at\":1}\n"})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Entries.Watch(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/ticks"})
	wiretest.Events(t, stream.All(), `[{"at":1}]`)
}
