package core

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"sdkmodule/internal/settings"
	"sdkmodule/internal/wire"
)

// JSONRPC carries calls of JSON-RPC 2.0: one in each request.
type JSONRPC struct {
	Method string
	// Positions are the names of the parameters in their order; nil where parameters go by name.
	Positions []string
	// Nameable: parameters with positions can go by name too.
	Nameable bool
	// Notification: no answer is expected.
	Notification bool
	// id is that of the call in its request; 0 stands for 1.
	id int
}

// number is the id of the call.
func (p *JSONRPC) number() int { return max(p.id, 1) }

// JSONRPCError is a JSON-RPC error that the server reported. The status is that of the HTTP response, which is often
// 200.
type JSONRPCError struct {
	*APIError
	// Code is defined by the protocol from -32768 to -32000, such as -32602 for invalid parameters.
	Code int64
	// Message is the message from the server.
	Message string
	status  error
	data    func() []byte
}

// Unwrap makes errors.As find the APIError.
func (e *JSONRPCError) Unwrap() error { return e.status }

// Data returns the JSON of the error's additional data, or nil if there is none.
func (e *JSONRPCError) Data() []byte { return e.data() }

// ErrorData returns the data of an error as the type that the API declares, or the zero value if the data does not
// match.
func ErrorData[T any](e *JSONRPCError) T {
	var data T
	if e == nil || wire.Unmarshal(e.Data(), &data) != nil {
		var none T
		return none
	}
	return data
}

func (p *JSONRPC) headers() []settings.Header { return nil }

type rpcMessage struct {
	Version string          `json:"jsonrpc"`
	ID      *int            `json:"id,omitempty"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params,omitempty"`
}

func (p *JSONRPC) encode(body bodyValue) (*encodedBody, error) {
	params, err := p.params(body)
	if err != nil {
		return nil, newConfigurationError("the parameters cannot be written as JSON: they hold %s", err)
	}
	message := rpcMessage{Version: "2.0", Method: p.Method, Params: params}
	if !p.Notification {
		message.ID = Ptr(p.number())
	}
	text, err := json.Marshal(message)
	if err != nil {
		return nil, newConfigurationError("the parameters cannot be written as JSON")
	}
	return memoryBody(text, "application/json"), nil
}

// params writes the parameters: by position up to the last one that is given, where the method has positions.
func (p *JSONRPC) params(body bodyValue) ([]byte, error) {
	if whole := reflect.Indirect(body.whole); whole.IsValid() && whole.Kind() != reflect.Struct && whole.Kind() != reflect.Map {
		return wire.MarshalValue(body.whole)
	}
	given := map[string]wire.Property{}
	var named []wire.Property
	for _, property := range append(wire.Properties(body.whole), body.extra...) {
		given[property.Name] = property
		named = append(named, property)
	}
	switch {
	case len(named) == 0 && p.Positions == nil:
		return nil, nil
	case p.Positions == nil || (p.Nameable && (len(body.extra) > 0 || hasGap(p.Positions, given))):
		return wire.AppendObject(named)
	}
	texts := []string{}
	last := 0
	for i, name := range p.Positions {
		text := []byte("null")
		if property, ok := given[name]; ok {
			var err error
			if text, err = wire.MarshalPresent(property.Value.Interface()); err != nil {
				return nil, err
			}
			last = i + 1
		}
		texts = append(texts, string(text))
	}
	return []byte("[" + strings.Join(texts[:last], ",") + "]"), nil
}

// hasGap tells whether a parameter is given after one that is not.
func hasGap(positions []string, given map[string]wire.Property) bool {
	missing := false
	for _, name := range positions {
		_, ok := given[name]
		if ok && missing {
			return true
		}
		missing = missing || !ok
	}
	return false
}

type rpcAnswer struct {
	ID     json.RawMessage `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

func (p *JSONRPC) decode(r *reply, text []byte) ([]byte, error) {
	if p.Notification {
		return nil, nil
	}
	var answer rpcAnswer
	if json.Unmarshal(text, &answer) != nil {
		return nil, r.decodeError("is not the JSON that the API declares", "", text, 0)
	}
	failure, failed := rpcFailure(answer.Error)
	isAnonymous := failed && (len(answer.ID) == 0 || string(answer.ID) == "null")
	switch {
	case !isAnonymous && string(answer.ID) != strconv.Itoa(p.number()):
		return nil, r.decodeError("answers another call", "", text, 0)
	case failed:
		said := fmt.Sprintf("%s failed with %d: %s", p.Method, failure.Code, failure.Message)
		api := r.newAPIError(said, text)
		return nil, failure.on(api, api)
	case len(answer.Result) == 0:
		return nil, r.decodeError("holds neither a result nor an error", "", text, 0)
	}
	return answer.Result, nil
}

func (p *JSONRPC) failure(e *APIError, status error) error {
	var answer rpcAnswer
	if json.Unmarshal(e.RawBody(), &answer) != nil {
		return nil
	}
	if failure, ok := rpcFailure(answer.Error); ok {
		return failure.on(e, status)
	}
	return nil
}

type rpcReport struct {
	Code    int64           `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

// rpcFailure reads the error of an answer; false if it is not an error of the protocol.
func rpcFailure(text []byte) (*rpcReport, bool) {
	var report rpcReport
	if len(text) == 0 || string(text) == "null" || json.Unmarshal(text, &report) != nil {
		return nil, false
	}
	_, hasCode := wire.Find(text, []string{"code"})
	return &report, hasCode
}

func (r *rpcReport) on(api *APIError, status error) error {
	data := r.Data
	return &JSONRPCError{
		APIError: api, Code: r.Code, Message: r.Message, status: status, data: func() []byte { return data },
	}
}
