package tower_test

import (
	"testing"

	"example.com/tower/internal/wiretest"
)

func TestFlightsClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: `{"id":"id"}`})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Flights.Get(ctx, "id")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/flights/id",
		Header: wiretest.Pairs{{"authorization", "Bearer bearer-token"}},
	})
	wiretest.Equal(t, result, `{"id":"id"}`)
}
