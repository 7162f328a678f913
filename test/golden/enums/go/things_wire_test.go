package enums_test

import (
	"testing"

	"example.com/enums"
	"example.com/enums/internal/wiretest"
)

func TestThingsClient_ListThings(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"status":"active","level":0,"ratio":0.5,"color":"red","odd":"","mixed":"auto","only":"fixed","flag":true,"size":"S"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Things.ListThings(ctx, &enums.ListThingsRequest{
		Sort:   enums.Ptr(enums.ListThingsRequestSortCreated),
		Levels: []enums.Level{enums.LevelNone},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/things",
		Query:  wiretest.Pairs{{"sort", "created"}, {"levels", "0"}},
	})
	wiretest.Equal(t, result, `[{"status":"active","level":0,"ratio":0.5,"color":"red","odd":"","mixed":"auto","only":"fixed","flag":true,"size":"S"}]`)
}
