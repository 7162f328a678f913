package reserved_test

import (
	"testing"

	"example.com/reserved/internal/wiretest"
)

func TestPackageClient_Return(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"import":"import"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Package.Return(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/return"})
	wiretest.Equal(t, result, `{"import":"import"}`)
}
