package core

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// Error is the root of all errors that the SDK raises by itself. errors.As finds it in every one of them.
type Error interface {
	error
	// SDKError marks the errors of the SDK.
	SDKError()
}

// ConfigurationError is an option or an argument that cannot work. Nothing was sent.
type ConfigurationError struct{ problem string }

func newConfigurationError(format string, args ...any) *ConfigurationError {
	return &ConfigurationError{problem: fmt.Sprintf(format, args...)}
}

func (e *ConfigurationError) Error() string { return e.problem }

// SDKError marks an error of the SDK.
func (*ConfigurationError) SDKError() {}

// MissingCredentialsError says that a call needs credentials that the client does not have. Nothing was sent. It is a
// ConfigurationError too.
type MissingCredentialsError struct {
	// MissingSchemes names, for each alternative, the schemes that lack a credential.
	MissingSchemes [][]string
	message        string
}

func (e *MissingCredentialsError) Error() string { return e.message }

// Unwrap makes errors.As find a ConfigurationError.
func (e *MissingCredentialsError) Unwrap() error { return &ConfigurationError{problem: e.message} }

// SDKError marks an error of the SDK.
func (*MissingCredentialsError) SDKError() {}

// Phase is what was awaited when a connection failed.
type Phase string

// The phases of an attempt: the head of the response, its body, and the next bytes of a stream.
const (
	PhaseResponse Phase = "response"
	PhaseBody     Phase = "body"
	PhaseIdle     Phase = "idle"
)

// ConnectionError says that no complete response arrived. It wraps what the platform reported.
type ConnectionError struct {
	Phase Phase
	// Attempts is how many times the request was sent.
	Attempts int
	message  string
	cause    error
}

func (e *ConnectionError) Error() string { return e.message }

// Unwrap gives what the platform reported.
func (e *ConnectionError) Unwrap() error { return e.cause }

// SDKError marks an error of the SDK.
func (*ConnectionError) SDKError() {}

// TimeoutError says that the time limit passed. It is a ConnectionError too.
type TimeoutError struct{ *ConnectionError }

// Unwrap makes errors.As find the ConnectionError.
func (e *TimeoutError) Unwrap() error { return e.ConnectionError }

// Timeout tells that this is a time limit, as net.Error does.
func (*TimeoutError) Timeout() bool { return true }

// Temporary tells that another try may succeed, as net.Error does.
func (*TimeoutError) Temporary() bool { return true }

func newTimeoutError(phase Phase, limit time.Duration) *TimeoutError {
	what := string(phase)
	if phase == PhaseIdle {
		what = "data"
	}
	message := fmt.Sprintf("no %s within %d ms", what, limit.Milliseconds())
	return &TimeoutError{&ConnectionError{Phase: phase, Attempts: 1, message: message}}
}

// canceledError is the end of a call by its context.
type canceledError struct{ err, cause error }

func newCanceledError(ctx context.Context) error {
	return &canceledError{err: ctx.Err(), cause: context.Cause(ctx)}
}

func (e *canceledError) Error() string { return "the call was canceled: " + e.cause.Error() }

func (e *canceledError) Unwrap() []error { return []error{e.err, e.cause} }

// SDKError marks an error of the SDK.
func (*canceledError) SDKError() {}

// DecodeError says that the server reported success, but the body is not what the API declares.
type DecodeError struct {
	StatusCode int
	// Path is the JSON path of the value at fault, such as $.items[0].id; empty where there is none.
	Path string
	// Line is that of a stream of JSON lines, from 1; 0 elsewhere.
	Line    int
	message string
	// received is a function so that printing the error does not print what the server sent.
	received func() (http.Header, []byte)
}

func (e *DecodeError) Error() string { return e.message }

// Header gives the headers of the response.
func (e *DecodeError) Header() http.Header {
	header, _ := e.received()
	return header
}

// RawBody gives the text that could not be decoded.
func (e *DecodeError) RawBody() []byte {
	_, body := e.received()
	return body
}

// SDKError marks an error of the SDK.
func (*DecodeError) SDKError() {}

// NewConfigurationError makes an error for an option or an argument that cannot work.
func NewConfigurationError(format string, args ...any) error {
	return newConfigurationError(format, args...)
}
