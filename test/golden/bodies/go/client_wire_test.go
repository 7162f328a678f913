package bodies_test

import (
	"io"
	"strings"
	"testing"

	"example.com/bodies"
	"example.com/bodies/internal/wiretest"
)

func TestClient_JSON(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.JSON(ctx, &bodies.JSONRequest{Name: "name", Tags: []string{"tags"}})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/json",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"name":"name","tags":["tags"]}`},
	})
}

func TestClient_JSONList(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.JSONList(ctx, &bodies.JSONListRequest{Body: []int64{1}})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/json-list",
		Body:   wiretest.Body{Type: "application/json", JSON: "[1]"},
	})
}

func TestClient_JSONOptional(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.JSONOptional(ctx, &bodies.JSONOptionalRequest{Text: bodies.Ptr("text"), Pinned: bodies.Ptr(true)})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/json-optional",
		Body: wiretest.Body{
			Type: "application/vnd.example+json",
			JSON: `{"text":"text","pinned":true}`,
		},
	})
}

func TestClient_Form(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Form(ctx, &bodies.FormRequest{
		GrantType: "grant_type",
		Scopes:    []string{"scopes"},
		Nested:    &bodies.FormRequestNested{},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/form",
		Body: wiretest.Body{
			Type: "application/x-www-form-urlencoded",
			Form: wiretest.Pairs{{"grant_type", "grant_type"}, {"scopes", "scopes"}},
		},
	})
}

func TestClient_Upload(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Upload(ctx, &bodies.UploadRequest{
		File:   strings.NewReader("content of the file"),
		Files:  []io.Reader{strings.NewReader("content of the file")},
		Meta:   &bodies.Note{Text: "text"},
		Count:  bodies.Ptr(int64(1)),
		Labels: []string{"labels"},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/upload",
		Body: wiretest.Body{
			Type: "multipart/form-data",
			Multipart: wiretest.Pairs{
				{"file", "content of the file"},
				{"files", "content of the file"},
				{"meta", "{\"text\":\"text\"}"},
				{"count", "1"},
				{"labels", "labels"},
			},
		},
	})
}

func TestClient_Binary(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Binary(ctx, &bodies.BinaryRequest{Name: "name", Body: strings.NewReader("content of the file")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/binary",
		Query:  wiretest.Pairs{{"name", "name"}},
		Body:   wiretest.Body{Type: "application/octet-stream", Text: "content of the file"},
	})
}

func TestClient_Text(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Text(ctx, &bodies.TextRequest{Body: "text"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/text",
		Body:   wiretest.Body{Type: "text/plain", Text: "text"},
	})
}

func TestClient_XML(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.XML(ctx, &bodies.XMLRequest{Body: "text"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PUT",
		Path:   "/xml",
		Body:   wiretest.Body{Type: "application/xml", Text: "text"},
	})
}

func TestClient_Several(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Several(ctx, &bodies.SeveralRequest{Text: "text", Pinned: bodies.Ptr(true)})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/several",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"text":"text","pinned":true}`},
	})
}

func TestClient_Union(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Union(ctx, &bodies.UnionRequest{
		Body: bodies.Ptr(bodies.NewUnionRequestBodyFromNote(&bodies.Note{Text: "text", Pinned: bodies.Ptr(true)})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/union",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"text":"text","pinned":true}`},
	})
}

func TestClient_Shared(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.Shared(ctx, &bodies.SharedRequest{Text: "text", Pinned: bodies.Ptr(true)})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/shared",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"text":"text","pinned":true}`},
	})
}
