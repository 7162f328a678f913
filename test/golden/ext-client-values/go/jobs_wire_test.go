package clientvalues_test

import (
	"testing"

	clientvalues "example.com/client-values"
	"example.com/client-values/internal/wiretest"
)

func TestJobsClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Jobs.List(ctx, &clientvalues.ListJobsRequest{})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/v2/projects/projectId/jobs"})
}

func TestJobsClient_Create(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Jobs.Create(ctx, &clientvalues.CreateJobsRequest{IdempotencyExpiration: clientvalues.Ptr(int32(1))})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/v2/projects/projectId/jobs",
		Header: wiretest.Pairs{{"idempotency-expiration", "1"}},
	})
}
