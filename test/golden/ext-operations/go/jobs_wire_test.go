package operations_test

import (
	"testing"

	"example.com/operations"
	"example.com/operations/internal/wiretest"
)

func TestJobsClient_Start(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Jobs.Start(ctx, &operations.JobSettings{
		Mode:     operations.Ptr("mode"),
		Priority: operations.Ptr(int64(1)),
		XVersion: operations.Ptr("X-Version"),
		Limit:    operations.Ptr(int64(1)),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/b",
		Query:  wiretest.Pairs{{"mode", "mode"}, {"p", "1"}, {"limit", "1"}},
		Header: wiretest.Pairs{{"x-version", "X-Version"}},
	})
}

func TestJobsClient_OpC(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Jobs.OpC(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/c"})
}
