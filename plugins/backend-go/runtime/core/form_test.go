package core_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sdkmodule/core"
)

type formRequest struct {
	Name   string            `json:"name"`
	Tags   []string          `json:"tags,omitzero"`
	Meta   map[string]string `json:"meta,omitzero"`
	Other  *string           `json:"other,omitzero"`
	File   io.Reader         `json:"file,omitzero"`
	Images []io.Reader       `json:"images,omitzero"`
}

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

func TestMultipart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(path, []byte("from disk"), 0o600); err != nil {
		t.Fatal(err)
	}
	disk, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = disk.Close() }()
	op := &core.Operation{Method: "PUT", Path: "/f", Encode: core.EncodeMultipart, Body: &core.BodySpec{
		Kind: core.MultipartBody, Fields: []core.FieldSpec{{Name: "file", Encoding: core.FileField}, {Name: "name"}},
	}}
	server := serve(t, sequence(503, 200))
	req := &formRequest{
		Name: "Rex", Tags: []string{"x", "y"}, Meta: map[string]string{"k": "v"},
		File:   core.NewFile(bytes.NewReader([]byte{0, 1}), "a\"b\r\nü.txt", "image/png"),
		Images: []io.Reader{disk, strings.NewReader("")},
	}
	if err := core.Do(context.Background(), server.client(core.AuthSpec{}), op, req, nil); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"form-data; name=\"file\"; filename=\"a%22b%0D%0Aü.txt\"|image/png|\x00\x01",
		`form-data; name="name"||Rex`, `form-data; name="tags"||x`, `form-data; name="tags"||y`,
		`form-data; name="meta"|application/json|{"k":"v"}`,
		`form-data; name="images"; filename="a.txt"|application/octet-stream|from disk`,
		`form-data; name="images"; filename="file"|application/octet-stream|`,
	}
	all := server.all()
	for _, sent := range all {
		if got := partsOf(t, sent); strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%q", got)
		}
		if sent.header.Get("Content-Length") == "" {
			t.Error("the length of what is known is not sent")
		}
	}
	boundary := regexp.MustCompile(`form-[0-9a-f]{36}`)
	if len(all) != 2 || boundary.ReplaceAllString(all[0].body, "") != boundary.ReplaceAllString(all[1].body, "") {
		t.Error("the second attempt differs")
	}
}

func TestBodiesThatAreNeeded(t *testing.T) {
	type upload struct {
		Title string    `json:"title"`
		File  io.Reader `json:"file"`
	}
	type put struct {
		Body io.Reader `body:""`
	}
	server := serve(t, respond(200, "{}"))
	form := &core.Operation{Method: "PUT", Path: "/f", Encode: core.EncodeMultipart, Body: &core.BodySpec{
		Kind: core.MultipartBody, Fields: []core.FieldSpec{{Name: "file", Encoding: core.FileField}},
	}}
	file := &core.Operation{Method: "PUT", Path: "/f", Encode: core.EncodeBinary, Body: &core.BodySpec{Kind: core.BinaryBody}}
	for want, call := range map[string]func(*core.Client) error{
		"the call needs the file file": func(c *core.Client) error {
			return core.Do(context.Background(), c, form, &upload{Title: "t"}, nil)
		},
		"the call needs a body": func(c *core.Client) error {
			return core.Do(context.Background(), c, file, &put{}, nil)
		},
	} {
		var refused *core.ConfigurationError
		if err := call(server.client(core.AuthSpec{})); !errors.As(err, &refused) || err.Error() != want {
			t.Errorf("%v instead of %s", err, want)
		}
	}
	if len(server.all()) > 0 {
		t.Error("something was sent")
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
