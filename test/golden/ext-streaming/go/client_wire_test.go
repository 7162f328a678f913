package streams_test

import (
	"testing"

	"example.com/streams"
	"example.com/streams/internal/wiretest"
)

func TestClient_Complete(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"text":"text"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Complete(ctx, &streams.CompleteRequest{Prompt: "prompt"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/completions",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"prompt":"prompt","stream":false}`},
	})
	wiretest.Equal(t, result, `{"text":"text"}`)
}

func TestClient_CompleteStream(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "text/event-stream",
		Body:   "data: {\"delta\":\"delta\"}\n\ndata: [DONE]\n\n",
	})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.CompleteStream(ctx, &streams.CompleteStreamRequest{Prompt: "prompt"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/completions",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"prompt":"prompt","stream":true}`},
	})
	wiretest.Events(t, stream.All(), `[{"delta":"delta"}]`)
}

func TestClient_Listen(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "text/event-stream",
		Body:   "data: {\"delta\":\"delta\"}\n\ndata: end\n\n",
	})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Listen(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/events"})
	wiretest.Events(t, stream.All(), `[{"delta":"delta"}]`)
}

func TestClient_Tail(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/x-ndjson",
		Body:   "{\"delta\":\"delta\"}\n[DONE]\n",
	})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Tail(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/lines"})
	wiretest.Events(t, stream.All(), `[{"delta":"delta"}]`)
}
