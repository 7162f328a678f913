package core

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"sdkmodule/internal/settings"
)

// Batch collects JSON-RPC calls and sends them as a single request. It can be sent once, and is for a single
// goroutine.
type Batch struct {
	client *Client
	calls  []batched
	sent   bool
}

// batched is a call in a batch: a *Pending of any result.
type batched interface {
	call() (*Operation, any)
	// settle takes the answer to the call; an error stands in place of one.
	settle(r *reply, answer []byte, err error)
	isSettled() bool
}

// NewBatch begins a batch of a client's calls.
func NewBatch(c *Client) *Batch { return &Batch{client: c} }

// Pending is the result of a call in a batch. It is available once the batch has been sent.
type Pending[T any] struct {
	operation *Operation
	request   any
	settled   bool
	value     T
	err       error
}

// Defer adds a call to a batch.
func Defer[T any](b *Batch, op *Operation, request any) *Pending[T] {
	p := &Pending[T]{operation: op, request: request}
	b.calls = append(b.calls, p)
	return p
}

// Result returns the result of the call, or its error.
func (p *Pending[T]) Result() (T, error) {
	if !p.settled {
		return p.value, newConfigurationError("the call is in a batch that has not been sent")
	}
	return p.value, p.err
}

func (p *Pending[T]) call() (*Operation, any) { return p.operation, p.request }

func (p *Pending[T]) isSettled() bool { return p.settled }

func (p *Pending[T]) settle(r *reply, answer []byte, err error) {
	p.settled, p.err = true, err
	if err == nil && answer != nil {
		p.err = r.decode(answer, &p.value, 0)
	}
}

// Send sends the calls as a single request. It returns the error of the request, which all calls then have;
// otherwise, each call has its own result or error.
func (b *Batch) Send(ctx context.Context, options []Option) error {
	if b.sent {
		return newConfigurationError("the batch has been sent already")
	}
	b.sent = true
	if len(b.calls) == 0 {
		return nil
	}
	err := b.send(ctx, options)
	for _, call := range b.calls {
		if !call.isSettled() {
			call.settle(nil, nil, err)
		}
	}
	return err
}

func (b *Batch) send(ctx context.Context, options []Option) error {
	protocol, err := b.protocol(ctx, options)
	if err != nil {
		return err
	}
	// The operation that is least safe to repeat stands for all.
	carrier, _ := b.calls[0].call()
	for _, call := range b.calls {
		if op, _ := call.call(); carrier.Idempotent && !op.Idempotent {
			carrier = op
		}
	}
	op := *carrier
	op.RPC, op.Response = protocol, &ResponseSpec{Kind: JSONResponse}
	var answered *reply
	if err := b.client.call(ctx, &op, nil, options, func(r *reply) { answered = r }, &result{}); err != nil {
		return err
	}
	return protocol.finish(answered)
}

// protocol writes the calls.
func (b *Batch) protocol(ctx context.Context, options []Option) (*batchProtocol, error) {
	s := b.client.config().settingsFor(options)
	made := &batchProtocol{}
	first, _ := b.calls[0].call()
	for i, call := range b.calls {
		declared, request := call.call()
		single, ok := declared.RPC.(*JSONRPC)
		if !ok || declared.Server != first.Server || declared.Definition != first.Definition {
			return nil, newConfigurationError("calls of a batch go to one server by JSON-RPC")
		}
		protocol := *single
		protocol.id = i + 1
		op := *declared
		op.RPC = &protocol
		parts, err := newBuilder(ctx, &op, request, &settings.Settings{Values: s.Values}).build()
		if err != nil {
			return nil, err
		}
		text, err := textOf(parts.body)
		if err != nil {
			return nil, err
		}
		made.calls = append(made.calls, batchedCall{protocol: &protocol, text: text, waiting: call})
	}
	return made, nil
}

func textOf(body *encodedBody) ([]byte, error) {
	from, err := body.open()
	if err != nil {
		return nil, err
	}
	return io.ReadAll(from)
}

type batchedCall struct {
	protocol *JSONRPC
	text     []byte
	waiting  batched
}

// batchProtocol carries several calls of JSON-RPC in one request.
type batchProtocol struct{ calls []batchedCall }

func (p *batchProtocol) headers() []settings.Header { return nil }

func (p *batchProtocol) encode(bodyValue) (*encodedBody, error) {
	var texts [][]byte
	for _, call := range p.calls {
		texts = append(texts, call.text)
	}
	text := append([]byte("["), bytes.Join(texts, []byte(","))...)
	return memoryBody(append(text, ']'), "application/json"), nil
}

func (p *batchProtocol) isAwaited() bool {
	for _, call := range p.calls {
		if !call.protocol.Notification {
			return true
		}
	}
	return false
}

// decode gives each call its answer.
func (p *batchProtocol) decode(r *reply, text []byte) ([]byte, error) {
	if !p.isAwaited() {
		return nil, nil
	}
	var answers []json.RawMessage
	if err := json.Unmarshal(text, &answers); err != nil {
		return nil, p.refusal(r, text)
	}
	byID := map[string][]byte{}
	for _, answer := range answers {
		var head rpcAnswer
		if json.Unmarshal(answer, &head) == nil {
			byID[string(head.ID)] = answer
		}
	}
	for _, call := range p.calls {
		answer, ok := byID[strconv.Itoa(call.protocol.number())]
		switch {
		case call.protocol.Notification:
		case ok:
			result, err := call.protocol.decode(r, answer)
			call.waiting.settle(r, result, err)
		default:
			call.waiting.settle(r, nil, r.decodeError("holds no answer to "+call.protocol.Method, "", text, 0))
		}
	}
	return nil, nil
}

// refusal returns the error of an answer that is not a list.
func (p *batchProtocol) refusal(r *reply, text []byte) error {
	var answer rpcAnswer
	if !json.Valid(text) {
		return r.decodeError("is not the JSON that the API declares", "", text, 0)
	}
	_ = json.Unmarshal(text, &answer)
	failure, failed := rpcFailure(answer.Error)
	if !failed {
		return r.decodeError("is no list of answers", "", text, 0)
	}
	api := r.newAPIError(fmt.Sprintf("the batch failed with %d: %s", failure.Code, failure.Message), text)
	return failure.on(api, api)
}

func (p *batchProtocol) failure(e *APIError, status error) error {
	return (&JSONRPC{}).failure(e, status)
}

// finish settles the calls that the answer does not mention; it may have no body.
func (p *batchProtocol) finish(r *reply) error {
	for _, call := range p.calls {
		if call.waiting.isSettled() {
			continue
		}
		if !call.protocol.Notification {
			return r.decodeError("has no body", "", nil, 0)
		}
		call.waiting.settle(r, nil, nil)
	}
	return nil
}
