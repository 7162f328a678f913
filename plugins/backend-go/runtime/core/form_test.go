package core_test

import (
	"context"
	"io"
	"mime"
	"mime/multipart"
	"strings"
	"testing"

	"sdkmodule/core"
)

// partsOf gives the parts of a multipart body as name|file name|type|content.
func partsOf(t *testing.T, sent received) []string {
	t.Helper()
	_, params, err := mime.ParseMediaType(sent.header.Get("Content-Type"))
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	reader := multipart.NewReader(strings.NewReader(sent.body), params["boundary"])
	for {
		part, err := reader.NextRawPart()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		content, _ := io.ReadAll(part)
		all = append(all, strings.Join([]string{
			part.Header.Get("Content-Disposition"), part.Header.Get("Content-Type"), string(content)}, "|"))
	}
}

type nullableParts struct {
	Names  core.Nullable[[]pet]       `json:"names,omitzero"`
	None   core.Nullable[string]      `json:"none,omitzero"`
	File   core.Nullable[io.Reader]   `json:"file,omitzero"`
	Images core.Nullable[[]io.Reader] `json:"images,omitzero"`
}

func TestPartsThatCanBeNull(t *testing.T) {
	op := &core.Operation{Method: "PUT", Path: "/f", Encode: core.EncodeMultipart, Body: &core.BodySpec{
		Kind: core.MultipartBody, Fields: []core.FieldSpec{
			{Name: "names", Encoding: core.JSONField, Repeated: true},
			{Name: "file", Encoding: core.FileField}, {Name: "images", Encoding: core.FileField, Repeated: true},
		},
	}}
	server := serve(t, sequence(200))
	req := &nullableParts{
		Names: core.Value([]pet{{ID: "1"}, {ID: "2"}}), None: core.Null[string](),
		File: core.Value[io.Reader](strings.NewReader("f")), Images: core.Value([]io.Reader{strings.NewReader("g")}),
	}
	if err := core.Do(context.Background(), server.client(core.AuthSpec{}), op, req, nil); err != nil {
		t.Fatal(err)
	}
	var contents []string
	for _, part := range partsOf(t, server.all()[0]) {
		contents = append(contents, part[strings.LastIndex(part, "|")+1:])
	}
	if got := strings.Join(contents, " "); got != `{"id":"1","owner":null} {"id":"2","owner":null} f g` {
		t.Error(got)
	}
}
