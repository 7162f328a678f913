package anyof_test

import (
	"testing"

	anyof "example.com/any-of"
	"example.com/any-of/internal/wiretest"
)

func TestSearchClient_Search(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"level":"low","value":"value","nested":"nested"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Search.Search(ctx, &anyof.SearchRequest{
		ID:   anyof.Ptr(anyof.NewSearchRequestIDFromInteger(anyof.Ptr(int64(1)))),
		Sort: anyof.Ptr(anyof.NewSearchRequestSortFromString(anyof.Ptr("sort"))),
		Body: anyof.Ptr(anyof.NewSearchRequestBodyFromByID(&anyof.ByID{ID: 1, Limit: anyof.Ptr(int64(1))})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/search",
		Query:  wiretest.Pairs{{"id", "1"}, {"sort", "sort"}},
		Body:   wiretest.Body{Type: "application/json", JSON: `{"id":1,"limit":1}`},
	})
	wiretest.Equal(t, result, `[{"level":"low","value":"value","nested":"nested"}]`)
}
