package core

import (
	"encoding/json"

	"sdkmodule/internal/settings"
)

// Connect carries calls of the Connect protocol, with messages in JSON. The path of the operation names the procedure.
type Connect struct{}

// ConnectError is an error that the server reported over the Connect protocol.
type ConnectError struct {
	*APIError
	// Code is one of the protocol's, such as not_found.
	Code string
	// Message is the message from the server.
	Message string
	status  error
	details func() []ConnectDetail
}

// ConnectDetail is a message of any type that belongs to an error.
type ConnectDetail struct {
	// Type is the full name of the message's type.
	Type string `json:"type"`
	// Value is the message in binary form, as base64 without padding.
	Value string `json:"value"`
	// Debug is the message as JSON, if the server can encode it.
	Debug json.RawMessage `json:"debug,omitempty"`
}

// Unwrap returns the error of the status.
func (e *ConnectError) Unwrap() error { return e.status }

// Details returns the messages that belong to the error.
func (e *ConnectError) Details() []ConnectDetail { return e.details() }

func (*Connect) headers() []settings.Header {
	return []settings.Header{{Name: "Connect-Protocol-Version", Value: "1"}}
}

func (*Connect) encode(body bodyValue) (*encodedBody, error) {
	return encodeJSON(&BodySpec{Kind: JSONBody}, body)
}

func (*Connect) decode(_ *reply, answer []byte) ([]byte, error) { return answer, nil }

func (*Connect) failure(e *APIError, status error) error {
	if failure := readConnectFailure(e.RawBody()); failure != nil {
		return failure.on(e, status)
	}
	return nil
}

type connectFailure struct {
	Code    string          `json:"code"`
	Message string          `json:"message"`
	Details []ConnectDetail `json:"details"`
}

// readConnectFailure reads the error of a call; nil if it does not come from a Connect server.
func readConnectFailure(text []byte) *connectFailure {
	var failure connectFailure
	if json.Unmarshal(text, &failure) != nil || failure.Code == "" {
		return nil
	}
	return &failure
}

func (f *connectFailure) on(api *APIError, status error) error {
	return &ConnectError{
		APIError: api, Code: f.Code, Message: f.Message, status: status, details: func() []ConnectDetail { return f.Details },
	}
}
