package core_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
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

func ids(t *testing.T, pager *core.Pager[pet, *petPage]) (found []string, err error) {
	t.Helper()
	for item, err := range pager.All() {
		if err != nil {
			return found, err
		}
		found = append(found, item.ID)
	}
	return found, nil
}

func TestCursorPages(t *testing.T) {
	server := serve(t, texts(
		`{"data":[{"id":"a","owner":null},{"id":"b","owner":null}],"next":"c1"}`, `{"data":[],"next":"c2"}`,
		`{"data":[{"id":"c","owner":null}],"next":null}`))
	client := server.client(core.AuthSpec{})
	req := &listRequest{Limit: core.Ptr(int64(2))}
	pager := (*core.Pager[pet, *petPage])(core.Paginate(context.Background(), client, listOp(cursorPage), req, []core.Option{option.WithHeader("X-A", "a")}))
	found, err := ids(t, pager)
	if err != nil || fmt.Sprint(found) != "[a b c]" {
		t.Fatalf("%v %v", found, err)
	}
	for i, want := range []string{"/pets?limit=2", "/pets?cursor=c1&limit=2", "/pets?cursor=c2&limit=2"} {
		if sent := server.all()[i]; sent.uri != want || sent.header.Get("X-A") != "a" {
			t.Errorf("request %d: %s", i, sent.uri)
		}
	}
	if req.Cursor != nil {
		t.Error("the caller's request has changed")
	}
}

func TestPagesAreFetchedAsTheyAreNeeded(t *testing.T) {
	server := serve(t, texts(`{"data":[{"id":"a","owner":null}],"next":"c1"}`, `{"data":[],"next":""}`))
	client := server.client(core.AuthSpec{})
	pager := (*core.Pager[pet, *petPage])(core.Paginate(context.Background(), client, listOp(cursorPage), (*listRequest)(nil), nil))
	for range pager.All() {
		break
	}
	if n := len(server.all()); n != 1 {
		t.Errorf("%d requests", n)
	}
	page, err := core.PaginateRaw[*core.Page[pet, *petPage]](context.Background(), client, listOp(cursorPage), (*listRequest)(nil), nil)
	if err != nil || page.StatusCode != 200 || page.Body.HasNext() {
		t.Fatalf("%+v %v", page, err)
	}
	if _, err := page.Body.Next(context.Background()); !errors.Is(err, core.ErrNoMorePages) {
		t.Error(err)
	}
}
