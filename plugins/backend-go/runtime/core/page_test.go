package core_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"testing"

	"sdkmodule/core"
)

type petPage struct {
	Data            []pet                      `json:"data"`
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type listRequest struct {
	Cursor *string `json:"-" query:"cursor"`
	Offset *int64  `json:"-" query:"offset"`
	Limit  *int64  `json:"-" query:"limit"`
}

func listOp(page *core.PageSpec) *core.Operation {
	return &core.Operation{Method: "GET", Path: "/pets", Response: &core.ResponseSpec{}, Page: page}
}

var cursorPage = &core.PageSpec{
	Kind: core.CursorPage, At: core.RequestPath{In: "query", Path: []string{"cursor"}}, Next: []string{"next"},
	Results: []string{"data"},
}

// texts answers one text after the other.
func texts(all ...string) func(int, http.ResponseWriter, *http.Request) {
	return func(n int, w http.ResponseWriter, r *http.Request) { respond(200, all[min(n, len(all)-1)])(n, w, r) }
}

func TestPagersLeaveTheRequestAndEnd(t *testing.T) {
	server := serve(t, texts(`{"data":[{"id":"a","owner":null}],"next":"c1"}`, `{"data":[],"next":""}`))
	client := server.client(core.AuthSpec{})
	req := &listRequest{Limit: core.Ptr(int64(2))}
	pager := (*core.Pager[pet, *petPage])(core.Paginate(context.Background(), client, listOp(cursorPage), req, nil))
	for range pager.All() {
	}
	if n := len(server.all()); n != 2 || req.Cursor != nil {
		t.Errorf("%d requests, cursor %v", n, req.Cursor)
	}
	page, err := core.PaginateRaw[*core.Page[pet, *petPage]](context.Background(), client, listOp(cursorPage), (*listRequest)(nil), nil)
	if err != nil || page.StatusCode != 200 || page.Body.HasNext() {
		t.Fatalf("%+v %v", page, err)
	}
	if _, err := page.Body.Next(context.Background()); !errors.Is(err, core.ErrNoMorePages) {
		t.Error(err)
	}
}
