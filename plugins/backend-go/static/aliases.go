package sdkmodule

import "sdkmodule/core"

// APIError reports a non-2xx response. Errors for specific statuses wrap one.
type APIError = core.APIError

// BadRequestError reports a response with status 400.
type BadRequestError = core.BadRequestError

// ConfigurationError reports an invalid option or argument. Nothing was sent.
type ConfigurationError = core.ConfigurationError

// ConflictError reports a response with status 409.
type ConflictError = core.ConflictError

// ConnectError is an error that the server reported over the Connect protocol.
type ConnectError = core.ConnectError

// ConnectionError reports that no complete response was received.
type ConnectionError = core.ConnectionError

// Date is a calendar date without a time or a time zone.
type Date = core.Date

// DecodeError reports that the body of a successful response could not be decoded.
type DecodeError = core.DecodeError

// ForbiddenError reports a response with status 403.
type ForbiddenError = core.ForbiddenError

// InternalServerError reports a response with a status of 500 or above.
type InternalServerError = core.InternalServerError

// JSONRPCError is a JSON-RPC error that the server reported.
type JSONRPCError = core.JSONRPCError

// MissingCredentialsError reports that a call needs a credential that the client does not have.
type MissingCredentialsError = core.MissingCredentialsError

// NotFoundError reports a response with status 404.
type NotFoundError = core.NotFoundError

// Nullable is a field that can be absent, null or a value. The zero value is absent.
type Nullable[T any] = core.Nullable[T]

// OAuthTokenError reports that no access token could be obtained.
type OAuthTokenError = core.OAuthTokenError

// Page is one page of a list.
type Page[T, B any] = core.Page[T, B]

// Pager iterates over the items or pages of a list.
type Pager[T, B any] = core.Pager[T, B]

// Pending is the result of a call in a batch. It is available once the batch has been sent.
type Pending[T any] = core.Pending[T]

// Response is a result with the status and the headers of its response.
type Response[T any] = core.Response[T]

// ServerSentEvent is an event of a stream with its name and id.
type ServerSentEvent[T any] = core.ServerSentEvent[T]

// SocketClosedError reports that the connection of a channel was not closed normally.
type SocketClosedError = core.SocketClosedError

// Stream iterates over the events of a response as they arrive.
type Stream[T any] = core.Stream[T]

// StreamError reports that a stream failed or ended too early.
type StreamError = core.StreamError

// TimeoutError reports that an attempt timed out.
type TimeoutError = core.TimeoutError

// TooManyRequestsError reports a response with status 429.
type TooManyRequestsError = core.TooManyRequestsError

// UnauthorizedError reports a response with status 401.
type UnauthorizedError = core.UnauthorizedError

// UnprocessableEntityError reports a response with status 422.
type UnprocessableEntityError = core.UnprocessableEntityError

// Null returns a field that is null, not absent.
func Null[T any]() Nullable[T] {
	return core.Null[T]()
}

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T {
	return core.Ptr(value)
}

// Value returns a field that has a value.
func Value[T any](value T) Nullable[T] {
	return core.Value(value)
}
