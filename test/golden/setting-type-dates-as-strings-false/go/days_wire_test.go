package dates_test

import (
	"testing"

	"example.com/dates"
	"example.com/dates/core"
	"example.com/dates/internal/wiretest"
)

func TestDaysClient_GetDay(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"date":"2026-01-31","moment":"2026-01-31T12:00:00Z","others":["2026-01-31"]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Days.GetDay(ctx, &dates.GetDayRequest{On: core.NewDate(2026, 1, 31)})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/days",
		Query:  wiretest.Pairs{{"on", "2026-01-31"}},
	})
	wiretest.Equal(t, result, `{"date":"2026-01-31","moment":"2026-01-31T12:00:00Z","others":["2026-01-31"]}`)
}
