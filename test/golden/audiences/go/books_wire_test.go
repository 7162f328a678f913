package audiences_test

import (
	"strings"
	"testing"

	"example.com/audiences"
	"example.com/audiences/internal/wiretest"
)

func TestBooksClient_List(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"title":"title","price":{}}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.List(ctx, &audiences.ListBooksRequest{Author: audiences.Ptr("author"), Genre: audiences.Ptr("genre")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/books",
		Query:  wiretest.Pairs{{"author", "author"}, {"genre", "genre"}},
	})
	wiretest.Equal(t, result, `[{"title":"title","price":{}}]`)
}

func TestBooksClient_Upload(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"kind":"image","grade":"good"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Books.Upload(ctx, &audiences.UploadBooksRequest{File: strings.NewReader("content of the file")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/covers",
		Body: wiretest.Body{
			Type:      "multipart/form-data",
			Multipart: wiretest.Pairs{{"file", "content of the file"}},
		},
	})
	wiretest.Equal(t, result, `{"kind":"image","grade":"good"}`)
}
