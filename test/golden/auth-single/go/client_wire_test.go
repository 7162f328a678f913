package single_test

import (
	"testing"

	"example.com/single/internal/wiretest"
)

func TestClient_GetMe(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.GetMe(ctx)
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/me",
		Header: wiretest.Pairs{{"authorization", "Basic bG9naW4tdXNlcm5hbWU6bG9naW4tcGFzc3dvcmQ="}},
	})
}
