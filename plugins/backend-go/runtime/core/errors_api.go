package core

import (
	"fmt"
	"net/http"
	"time"

	"sdkmodule/internal/wire"
)

// APIError reports a non-2xx response.
type APIError struct {
	StatusCode int
	Method     string
	// URL is without query and user information.
	URL       string
	RequestID string
	// Attempts is the number of times that the request was sent.
	Attempts int
	// RetryAfter is how long the server asked the client to wait; nil if it did not.
	RetryAfter *time.Duration
	message    string
	// received is a function so that printing the error does not print what the server sent.
	received func() (http.Header, []byte)
	// printed gives the body without secrets.
	printed func() string
}

func (e *APIError) Error() string { return e.message }

// Format prints the message; %+v adds the start of the body, without secrets.
func (e *APIError) Format(to fmt.State, verb rune) {
	text := e.message
	if verb == 'v' && to.Flag('+') && e.printed != nil {
		text += "\n" + e.printed()
	}
	_, _ = fmt.Fprintf(to, fmt.FormatString(to, verb), text)
}

// Header returns the headers of the response.
func (e *APIError) Header() http.Header {
	header, _ := e.received()
	return header
}

// RawBody returns the raw body, at most its first MiB.
func (e *APIError) RawBody() []byte {
	_, body := e.received()
	return body
}

// Decode reads the body as JSON into what target points to.
func (e *APIError) Decode(target any) error { return wire.Unmarshal(e.RawBody(), target) }

// SDKError marks an error of the SDK.
func (*APIError) SDKError() {}

// ErrorBody returns the body of an error as the type that the API declares, or the zero value if the body does not
// match.
func ErrorBody[T any](e *APIError) T {
	var body T
	if e == nil || e.Decode(&body) != nil {
		var none T
		return none
	}
	return body
}

// BadRequestError has the status 400.
type BadRequestError struct{ *APIError }

// UnauthorizedError has the status 401.
type UnauthorizedError struct{ *APIError }

// ForbiddenError has the status 403.
type ForbiddenError struct{ *APIError }

// NotFoundError has the status 404.
type NotFoundError struct{ *APIError }

// ConflictError has the status 409.
type ConflictError struct{ *APIError }

// UnprocessableEntityError has the status 422.
type UnprocessableEntityError struct{ *APIError }

// TooManyRequestsError has the status 429.
type TooManyRequestsError struct{ *APIError }

// InternalServerError has a status of 500 or above.
type InternalServerError struct{ *APIError }

// Unwrap makes errors.As find the APIError.
func (e *BadRequestError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *UnauthorizedError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *ForbiddenError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *NotFoundError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *ConflictError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *UnprocessableEntityError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *TooManyRequestsError) Unwrap() error { return e.APIError }

// Unwrap makes errors.As find the APIError.
func (e *InternalServerError) Unwrap() error { return e.APIError }

// statusError is the error for a status that the operation declares none for.
func statusError(e *APIError) error {
	switch e.StatusCode {
	case 400:
		return &BadRequestError{e}
	case 401:
		return &UnauthorizedError{e}
	case 403:
		return &ForbiddenError{e}
	case 404:
		return &NotFoundError{e}
	case 409:
		return &ConflictError{e}
	case 422:
		return &UnprocessableEntityError{e}
	case 429:
		return &TooManyRequestsError{e}
	}
	if e.StatusCode >= 500 {
		return &InternalServerError{e}
	}
	return e
}

// DeclaredError is embedded in errors that an API declares. errors.As finds the error of the status in it, and the
// APIError.
type DeclaredError struct {
	*APIError
	status error
}

// Unwrap returns the error of the status.
func (e DeclaredError) Unwrap() error { return e.status }

// ErrorCase is an error that an operation declares: for a status, a class of statuses (4 is 400 to 499), or, where both
// are zero, for all others.
type ErrorCase struct {
	Status int
	Class  int
	New    func(e DeclaredError) error
}

// errorOf chooses the error that an operation declares: an exact status before its class, and that before the default.
func errorOf(cases []ErrorCase, e *APIError) error {
	status := statusError(e)
	var chosen *ErrorCase
	for i := range cases {
		c := &cases[i]
		switch {
		case c.Status == e.StatusCode:
			return c.New(DeclaredError{APIError: e, status: status})
		case c.Status == 0 && c.Class == e.StatusCode/100:
			chosen = c
		case c.Status == 0 && c.Class == 0 && chosen == nil:
			chosen = c
		}
	}
	if chosen == nil {
		return status
	}
	return chosen.New(DeclaredError{APIError: e, status: status})
}
