package core_test

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"testing"

	"sdkmodule/core"
)

type addRequest struct {
	A *int64 `json:"a,omitzero"`
	B *int64 `json:"b,omitzero"`
}

func addOp(protocol core.Protocol) *core.Operation {
	return &core.Operation{Method: "POST", Path: "", Response: &core.ResponseSpec{}, RPC: protocol}
}

func TestJSONRPC(t *testing.T) {
	server := serve(t, respond(200, `{"jsonrpc":"2.0","id":1,"result":3}`))
	client := server.client(core.AuthSpec{})
	one, two := core.Ptr(int64(1)), core.Ptr(int64(2))
	for _, test := range []struct {
		protocol core.JSONRPC
		request  any
		want     string
	}{
		{core.JSONRPC{Method: "add"}, &addRequest{A: one, B: two}, `{"a":1,"b":2}`},
		{core.JSONRPC{Method: "add", Positions: []string{"a", "b"}}, &addRequest{A: one, B: two}, `[1,2]`},
		{core.JSONRPC{Method: "add", Positions: []string{"a", "b"}}, &addRequest{A: one}, `[1]`},
		{core.JSONRPC{Method: "add", Positions: []string{"a", "b"}}, &addRequest{B: two}, `[null,2]`},
		{core.JSONRPC{Method: "add", Positions: []string{"a", "b"}, Nameable: true}, &addRequest{B: two}, `{"b":2}`},
		{core.JSONRPC{Method: "add"}, &struct {
			Body []int `body:""`
		}{[]int{7}}, `[7]`},
	} {
		sum, err := core.Call[int](context.Background(), client, addOp(&test.protocol), test.request, nil)
		all := server.all()
		want := `{"jsonrpc":"2.0","id":1,"method":"add","params":` + test.want + `}`
		if got := all[len(all)-1].body; err != nil || sum != 3 || got != want {
			t.Errorf("%v %d %s", err, sum, got)
		}
	}
	err := core.Do(context.Background(), client, addOp(&core.JSONRPC{Method: "log", Notification: true}), nil, nil)
	if all := server.all(); err != nil || all[len(all)-1].body != `{"jsonrpc":"2.0","method":"log"}` {
		t.Errorf("%v", err)
	}
}

func TestJSONRPCErrors(t *testing.T) {
	const failure = `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no","data":{"at":"a"}}}`
	for _, status := range []int{200, 404} {
		server := serve(t, respond(status, failure))
		_, err := core.Call[int](context.Background(), server.client(core.AuthSpec{}), addOp(&core.JSONRPC{Method: "add"}), nil, nil)
		var failed *core.JSONRPCError
		var api *core.APIError
		if !errors.As(err, &failed) || !errors.As(err, &api) || failed.Code != -32602 || failed.Message != "no" || api.StatusCode != status {
			t.Fatalf("%T %v", err, err)
		}
		if data := core.ErrorData[map[string]string](failed); data["at"] != "a" {
			t.Errorf("%v", data)
		}
	}
	for _, answer := range []string{`{"id":2,"result":1}`, `{"id":1}`, `[]`, `{`} {
		server := serve(t, respond(200, answer))
		_, err := core.Call[int](context.Background(), server.client(core.AuthSpec{}), addOp(&core.JSONRPC{Method: "add"}), nil, nil)
		var decode *core.DecodeError
		if !errors.As(err, &decode) {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

func TestConnect(t *testing.T) {
	op := &core.Operation{Method: "POST", Path: "/acme.v1.Pets/Get", Response: &core.ResponseSpec{}, RPC: &core.Connect{}}
	server := serve(t, respond(200, `{"id":"p1"}`))
	found, err := core.Call[*pet](context.Background(), server.client(core.AuthSpec{}), op, &addRequest{A: core.Ptr(int64(1))}, nil)
	sent := server.all()[0]
	if err != nil || found.ID != "p1" || sent.uri != "/acme.v1.Pets/Get" || sent.body != `{"a":1}` || sent.header.Get("Connect-Protocol-Version") != "1" {
		t.Errorf("%v %+v", err, sent)
	}
	failing := serve(t, respond(404, `{"code":"not_found","message":"no pet","details":[{"type":"acme.Why","value":"aa"}]}`))
	_, err = core.Call[*pet](context.Background(), failing.client(core.AuthSpec{}), op, nil, nil)
	var failed *core.ConnectError
	var status *core.NotFoundError
	if !errors.As(err, &failed) || !errors.As(err, &status) || failed.Code != "not_found" || failed.Details()[0].Type != "acme.Why" {
		t.Errorf("%T %v", err, err)
	}
}

func envelope(flags byte, text string) []byte {
	head := make([]byte, 5)
	head[0] = flags
	binary.BigEndian.PutUint32(head[1:], uint32(len(text)))
	return append(head, text...)
}

func TestConnectStreams(t *testing.T) {
	op := &core.Operation{Method: "POST", Path: "/acme.v1.Pets/Watch", RPC: &core.ConnectStream{},
		Response: &core.ResponseSpec{Kind: core.JSONLResponse, Accept: "application/connect+json"}}
	for last, want := range map[string]string{
		`{}`: "",
		`{"error":{"code":"not_found","message":"gone"}}`: "POST /acme.v1.Pets/Watch failed with not_found: gone",
		"": "POST /acme.v1.Pets/Watch failed: the stream ended without its last message: others may be missing",
	} {
		server := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) {
			_, _ = w.Write(append(envelope(0, `{"n":1}`), envelope(0, `{"n":2}`)...))
			if last != "" {
				_, _ = w.Write(envelope(2, last))
			}
		})
		stream, err := core.StreamMessages[token](context.Background(), server.client(core.AuthSpec{}), op, &addRequest{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var found []int
		message := ""
		for event, err := range stream.All() {
			if err != nil {
				message = err.Error()
				break
			}
			found = append(found, event.N)
		}
		if fmt.Sprint(found) != "[1 2]" || message != want {
			t.Errorf("%v %q", found, message)
		}
		sent := server.all()[0]
		if sent.body != string(envelope(0, "{}")) || sent.header.Get("Content-Type") != "application/connect+json" || !json.Valid([]byte(sent.body[5:])) {
			t.Errorf("%+v", sent)
		}
	}
}
