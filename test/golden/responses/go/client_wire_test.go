package responses_test

import (
	"testing"

	"example.com/responses/internal/wiretest"
)

func TestClient_Range(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Range(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/range"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestClient_DefaultOnly(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.DefaultOnly(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/default-only"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestClient_MaybeEmpty(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.MaybeEmpty(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/maybe-empty"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestClient_TwoShapes(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.TwoShapes(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "POST", Path: "/two-shapes"})
	wiretest.Equal(t, result, `{"id":"id"}`)
}

func TestClient_Events(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "text/event-stream",
		Body:   "data: {\"id\":\"id\"}\n\n",
	})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Events(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/events"})
	wiretest.Events(t, stream.All(), `[{"id":"id"}]`)
}

func TestClient_Lines(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/x-ndjson", Body: "{\"id\":\"id\"}\n"})
	ctx, client := t.Context(), wireClient(server)
	stream, err := client.Lines(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/lines"})
	wiretest.Events(t, stream.All(), `[{"id":"id"}]`)
}

func TestClient_File(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/octet-stream",
		Body:   "content of the file",
	})
	ctx, client := t.Context(), wireClient(server)
	file, err := client.File(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/file"})
	wiretest.Content(t, file, "content of the file")
}

func TestClient_Image(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "image/png", Body: "content of the file"})
	ctx, client := t.Context(), wireClient(server)
	file, err := client.Image(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/image"})
	wiretest.Content(t, file, "content of the file")
}

func TestClient_Text(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "text/plain", Body: "text"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Text(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/text"})
	wiretest.Equal(t, result, `"text"`)
}

func TestClient_JSONOrText(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `[{"id":"id"}]`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.JSONOrText(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/json-or-text"})
	wiretest.Equal(t, result, `[{"id":"id"}]`)
}

func TestClient_Nothing(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Nothing(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/nothing"})
}

func TestClient_Untyped(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `"value"`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Untyped(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/untyped"})
	wiretest.Equal(t, result, `"value"`)
}

func TestClient_Redirect(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Redirect(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/redirect"})
}

func TestClient_Head(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200})
	ctx, client := t.Context(), wireClient(server)
	err := client.Head(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "HEAD", Path: "/head"})
}
