package core_test

import (
	"context"
	"errors"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

var (
	addCall = addOp(&core.JSONRPC{Method: "add", Positions: []string{"a", "b"}})
	logCall = &core.Operation{Method: "POST", RPC: &core.JSONRPC{Method: "log", Notification: true}}
)

func TestBatches(t *testing.T) {
	server := serve(t, respond(200, `[{"id":2,"error":{"code":-1,"message":"no"}},{"id":1,"result":3},{"id":5,"result":"x"}]`))
	batch := core.NewBatch(server.client(core.AuthSpec{}))
	sum := core.Defer[int](batch, addCall, &addRequest{A: core.Ptr(int64(1)), B: core.Ptr(int64(2))})
	refused := core.Defer[int](batch, addCall, nil)
	told := core.Defer[struct{}](batch, logCall, nil)
	missing := core.Defer[int](batch, addCall, nil)
	wrong := core.Defer[int](batch, addCall, nil)
	var early *core.ConfigurationError
	if _, err := sum.Result(); !errors.As(err, &early) {
		t.Errorf("before the batch is sent: %v", err)
	}
	if err := batch.Send(context.Background(), []core.Option{option.WithHeader("X-Of", "all")}); err != nil {
		t.Fatal(err)
	}
	const want = `[{"jsonrpc":"2.0","id":1,"method":"add","params":[1,2]},{"jsonrpc":"2.0","id":2,"method":"add","params":[]},` +
		`{"jsonrpc":"2.0","method":"log"},{"jsonrpc":"2.0","id":4,"method":"add","params":[]},{"jsonrpc":"2.0","id":5,"method":"add","params":[]}]`
	if all := server.all(); len(all) != 1 || all[0].body != want || all[0].header.Get("X-Of") != "all" {
		t.Errorf("%+v", all)
	}
	if value, err := sum.Result(); value != 3 || err != nil {
		t.Errorf("%v %v", value, err)
	}
	var failed *core.JSONRPCError
	if _, err := refused.Result(); !errors.As(err, &failed) || failed.Code != -1 || failed.Error() == "" {
		t.Errorf("%v", err)
	}
	if _, err := told.Result(); err != nil {
		t.Error(err)
	}
	for _, pending := range []*core.Pending[int]{missing, wrong} {
		var decode *core.DecodeError
		if _, err := pending.Result(); !errors.As(err, &decode) {
			t.Errorf("%v", err)
		}
	}
	if err := batch.Send(context.Background(), nil); !errors.As(err, &early) {
		t.Errorf("sent twice: %v", err)
	}
}

func TestBatchesThatFail(t *testing.T) {
	const refusal = `{"id":null,"error":{"code":-32700,"message":"no batches"}}`
	var rpc *core.JSONRPCError
	var decode *core.DecodeError
	var missing *core.NotFoundError
	for _, test := range []struct {
		status int
		answer string
		want   any
	}{
		{200, refusal, &rpc}, {400, refusal, &rpc}, {404, `{}`, &missing}, {200, `{}`, &decode}, {200, `x`, &decode}, {204, ``, &decode},
	} {
		batch := core.NewBatch(serve(t, respond(test.status, test.answer)).client(core.AuthSpec{}))
		sum := core.Defer[int](batch, addCall, nil)
		err := batch.Send(context.Background(), nil)
		if _, own := sum.Result(); !errors.As(err, test.want) || own != err {
			t.Errorf("%d %s: %v, and of the call %v", test.status, test.answer, err, own)
		}
	}
}

func TestBatchesWithoutAnswers(t *testing.T) {
	for _, status := range []int{200, 204} {
		server := serve(t, respond(status, ``))
		batch := core.NewBatch(server.client(core.AuthSpec{}))
		told := core.Defer[struct{}](batch, logCall, nil)
		if err := batch.Send(context.Background(), nil); err != nil {
			t.Error(err)
		}
		if _, err := told.Result(); err != nil {
			t.Error(err)
		}
	}
	server := serve(t, respond(200, ``))
	if err := core.NewBatch(server.client(core.AuthSpec{})).Send(context.Background(), nil); err != nil || len(server.all()) != 0 {
		t.Errorf("an empty batch: %v", err)
	}
}

func TestBatchesGoToOneServer(t *testing.T) {
	server := serve(t, respond(200, `[]`))
	batch := core.NewBatch(server.client(core.AuthSpec{}))
	core.Defer[int](batch, addCall, nil)
	core.Defer[int](batch, &core.Operation{Method: "POST", RPC: &core.JSONRPC{Method: "add"}, Server: 1}, nil)
	var wrong *core.ConfigurationError
	if err := batch.Send(context.Background(), nil); !errors.As(err, &wrong) || len(server.all()) != 0 {
		t.Errorf("%v", err)
	}
}
