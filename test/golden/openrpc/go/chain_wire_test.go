package kennel_test

import (
	"testing"

	"example.com/kennel/internal/wiretest"
)

func TestChainClient_BlockNumber(t *testing.T) {
	server := wiretest.ServeRPC(t, "chain_blockNumber", wiretest.Reply{Status: 200, Type: "application/json", Body: `"text"`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Chain.BlockNumber(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/"})
	wiretest.Equal(t, result, `"text"`)
}

func TestChainClient_Syncing(t *testing.T) {
	server := wiretest.ServeRPC(t, "chain_syncing", wiretest.Reply{Status: 200, Type: "application/json", Body: "true"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Chain.Syncing(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/"})
	wiretest.Equal(t, result, "true")
}
