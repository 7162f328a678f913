package core_test

import (
	"context"
	"encoding/json"
	"testing"

	"sdkmodule/core"
)

type startResult struct {
	OK       *pet            `union:"" status:"200,201"`
	Success  *[]string       `union:"" status:"2XX"`
	Accepted *problem        `union:"" status:"202"`
	Raw      json.RawMessage `sdk:"raw"`
}

var startOp = core.Operation{
	Method: "POST", Path: "/jobs",
	Response: &core.ResponseSpec{Kind: core.JSONResponse, Empty: true, ByStatus: core.ByStatus},
}

// start calls an operation whose server answers so.
func start[T any](t *testing.T, status int, body string) (*T, error) {
	t.Helper()
	client := serve(t, respond(status, body)).client(core.AuthSpec{})
	return core.Call[*T](context.Background(), client, &startOp, nil, nil)
}

func TestSuccessesAreToldApartByStatus(t *testing.T) {
	if got, err := start[startResult](t, 201, `{"id":"a","owner":null}`); err != nil || got.OK == nil || got.OK.ID != "a" || got.Accepted != nil {
		t.Errorf("201: %+v, %v", got, err)
	}
	if got, err := start[startResult](t, 202, `{"code":"b"}`); err != nil || got.Accepted == nil || got.Accepted.Code != "b" || got.Success != nil {
		t.Errorf("202, before its class: %+v, %v", got, err)
	}
	if got, err := start[startResult](t, 203, `["c"]`); err != nil || got.Success == nil || (*got.Success)[0] != "c" {
		t.Errorf("203: %+v, %v", got, err)
	}
	if got, err := start[startResult](t, 204, ""); err != nil || got != nil {
		t.Errorf("204: %+v, %v", got, err)
	}
	if got, err := start[startResult](t, 202, `[]`); err == nil {
		t.Errorf("202 with the body of another: %+v", got)
	}
}

func TestSuccessesOfFurtherStatuses(t *testing.T) {
	type byShape struct {
		OK  *pet            `union:"" status:"200"`
		Raw json.RawMessage `sdk:"raw"`
	}
	if got, err := start[byShape](t, 299, `{"id":"a","owner":null}`); err != nil || got.OK == nil || got.OK.ID != "a" {
		t.Errorf("by shape: %+v, %v", got, err)
	}
	type withOther struct {
		OK    *pet            `union:"" status:"200"`
		Other *problem        `union:"" status:"default"`
		Raw   json.RawMessage `sdk:"raw"`
	}
	if got, err := start[withOther](t, 299, `{"code":"b"}`); err != nil || got.Other == nil || got.Other.Code != "b" {
		t.Errorf("default: %+v, %v", got, err)
	}
}
