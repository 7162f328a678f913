package nonobjects_test

import (
	"testing"

	nonobjects "example.com/non-objects"
	"example.com/non-objects/core"
	"example.com/non-objects/internal/wiretest"
)

func TestJobsClient_CreateJob(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Jobs.CreateJob(ctx, &nonobjects.CreateJobRequest{
		QueryState: nonobjects.Ptr(nonobjects.StateWaiting),
		State:      nonobjects.StateWaiting,
		Slug:       nonobjects.Ptr(nonobjects.Slug("slug")),
		Names:      nonobjects.Names{"names"},
		Value:      core.Value(nonobjects.NewValueFromString(nonobjects.Ptr("value"))),
		Retries:    nonobjects.Ptr(int64(1)),
		Some:       nonobjects.Ptr("done"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/jobs",
		Query:  wiretest.Pairs{{"state", "waiting"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"state":"waiting","slug":"slug","names":["names"],"value":"value","retries":1,"some":"done"}`,
		},
	})
}
