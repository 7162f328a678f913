package core

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// Error is implemented by all errors of the SDK itself. errors.As finds it in every one of them.
type Error interface {
	error
	// SDKError marks the errors of the SDK.
	SDKError()
}

// ConfigurationError reports an invalid option or argument. Nothing was sent.
type ConfigurationError struct{ problem string }

func newConfigurationError(format string, args ...any) *ConfigurationError {
	return &ConfigurationError{problem: fmt.Sprintf(format, args...)}
}

func (e *ConfigurationError) Error() string { return e.problem }

// SDKError marks an error of the SDK.
func (*ConfigurationError) SDKError() {}

// MissingCredentialsError reports that a call needs credentials that the client does not have. Nothing was sent. It
// is also a ConfigurationError.
type MissingCredentialsError struct {
	// MissingSchemes names, for each alternative, the schemes whose credential is missing.
	MissingSchemes [][]string
	message        string
}

func (e *MissingCredentialsError) Error() string { return e.message }

// Unwrap makes errors.As find a ConfigurationError.
func (e *MissingCredentialsError) Unwrap() error { return &ConfigurationError{problem: e.message} }

// SDKError marks an error of the SDK.
func (*MissingCredentialsError) SDKError() {}

// Phase is what the client was waiting for when the connection failed.
type Phase string

// The phases of an attempt: the connection, before which nothing was sent, the response, its body, and the next bytes of
// a stream.
const (
	PhaseConnect  Phase = "connect"
	PhaseResponse Phase = "response"
	PhaseBody     Phase = "body"
	PhaseIdle     Phase = "idle"
)

// ConnectionError reports that no complete response was received. It wraps the underlying error.
type ConnectionError struct {
	Phase Phase
	// Attempts is the number of times that the request was sent.
	Attempts int
	message  string
	cause    error
}

func (e *ConnectionError) Error() string { return e.message }

// Unwrap returns the underlying error.
func (e *ConnectionError) Unwrap() error { return e.cause }

// SDKError marks an error of the SDK.
func (*ConnectionError) SDKError() {}

// TimeoutError reports that an attempt timed out. It is also a ConnectionError.
type TimeoutError struct{ *ConnectionError }

// Unwrap makes errors.As find the ConnectionError.
func (e *TimeoutError) Unwrap() error { return e.ConnectionError }

// Timeout reports that this is a timeout. It implements net.Error.
func (*TimeoutError) Timeout() bool { return true }

// Temporary reports that another attempt may succeed. It implements net.Error.
func (*TimeoutError) Temporary() bool { return true }

func newTimeoutError(of called, phase Phase, limit time.Duration) *TimeoutError {
	what := string(phase)
	if phase == PhaseIdle {
		what = "data"
	}
	message := of.failed(fmt.Sprintf("no %s within %d ms", what, limit.Milliseconds()))
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

// DecodeError reports that the body of a successful response could not be decoded.
type DecodeError struct {
	StatusCode int
	// Path is the JSON path of the invalid value, such as $.items[0].id; empty if there is none.
	Path string
	// Line is the line number in a stream of JSON lines, starting at 1; 0 elsewhere.
	Line    int
	message string
	// received is a function so that printing the error does not print what the server sent.
	received func() (http.Header, []byte)
}

func (e *DecodeError) Error() string { return e.message }

// Header returns the headers of the response.
func (e *DecodeError) Header() http.Header {
	header, _ := e.received()
	return header
}

// RawBody returns the text that could not be decoded.
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
