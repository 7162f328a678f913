package numberortext_test

import (
	"testing"

	numberortext "example.com/number-or-text"
	"example.com/number-or-text/internal/wiretest"
)

func TestForecastsClient_ListForecasts(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"celsius":1,"wind":1.5,"id":1}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Forecasts.ListForecasts(ctx, &numberortext.ListForecastsRequest{
		Days: numberortext.Ptr(numberortext.NewListForecastsRequestDaysFromInteger(numberortext.Ptr(int32(1)))),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/forecasts",
		Query:  wiretest.Pairs{{"days", "1"}},
	})
	wiretest.Equal(t, result, `[{"celsius":1,"wind":1.5,"id":1}]`)
}
