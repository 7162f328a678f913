package files_test

import (
	"testing"

	"example.com/files/internal/wiretest"
)

func TestClient_GetFile(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/octet-stream",
		Body:   "content of the file",
	})
	ctx, client := t.Context(), wireClient(server)
	file, err := client.GetFile(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/files/id"})
	wiretest.Content(t, file, "content of the file")
}
