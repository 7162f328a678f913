package ledger_test

import (
	"testing"

	"example.com/ledger"
	"example.com/ledger/internal/wiretest"
)

func TestAccountsClient_Get(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"id":1,"rank":1,"balance":1,"parents":[],"totals":{},"span":[1,1]}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Accounts.Get(ctx, &ledger.GetAccountsRequest{
		ID:      1,
		Since:   ledger.Ptr(int64(1)),
		XShards: []int64{1},
		Depth:   ledger.Ptr(int64(1)),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/accounts/1",
		Query:  wiretest.Pairs{{"since", "1"}, {"depth", "1"}},
		Header: wiretest.Pairs{{"x-shards", "1"}},
	})
	wiretest.Equal(t, result, `{"id":1,"rank":1,"balance":1,"parents":[],"totals":{},"span":[1,1]}`)
}

func TestAccountsClient_Create(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200, Type: "application/json", Body: "1"})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Accounts.Create(ctx, &ledger.CreateAccountsRequest{
		ID:      1,
		Rank:    1,
		Balance: ledger.Value(int64(1)),
		Parents: []ledger.Account{},
		Totals:  map[string]int64{},
		Span:    &ledger.Tuple2[int64, int32]{First: 1, Second: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/accounts",
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"id":1,"rank":1,"balance":1,"parents":[],"totals":{},"span":[1,1]}`,
		},
	})
	wiretest.Equal(t, result, "1")
}
