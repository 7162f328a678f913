package severalsuccesses_test

import (
	"testing"

	severalsuccesses "example.com/several-successes"
	"example.com/several-successes/internal/wiretest"
)

func TestJobsClient_StartJob(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"value":1}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Jobs.StartJob(ctx, &severalsuccesses.StartJobRequest{ID: "id"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/jobs",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"id":"id"}`},
	})
	wiretest.Equal(t, result, `{"value":1}`)
}

func TestJobsClient_ListJobs(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"id":"id"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Jobs.ListJobs(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/jobs"})
	wiretest.Equal(t, result, `[{"id":"id"}]`)
}

func TestJobsClient_PutJob(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Jobs.PutJob(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "PUT", Path: "/jobs/id"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestJobsClient_GetJob(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Jobs.GetJob(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/jobs/id"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestJobsClient_DeleteJob(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "text/plain", Body: "text"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Jobs.DeleteJob(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/jobs/id"})
	wiretest.Equal(t, result, `"text"`)
}
