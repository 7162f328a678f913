package dates_test

import (
	"testing"

	"example.com/dates"
	"example.com/dates/internal/wiretest"
)

func TestDaysClient_GetDay(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"date":"date","moment":"2026-01-31T12:00:00Z","others":["others"]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Days.GetDay(ctx, &dates.GetDayRequest{On: "on"})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/days", Query: wiretest.Pairs{{"on", "on"}}})
	wiretest.Equal(t, result, `{"date":"date","moment":"2026-01-31T12:00:00Z","others":["others"]}`)
}
