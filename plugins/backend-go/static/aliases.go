package sdkmodule

import "sdkmodule/core"

// APIError is an answer that is no success. Errors of its kind hold one.
type APIError = core.APIError

// BadRequestError is an answer with status 400.
type BadRequestError = core.BadRequestError

// ConfigurationError is a wrong option or argument, found before anything was sent.
type ConfigurationError = core.ConfigurationError

// ConflictError is an answer with status 409.
type ConflictError = core.ConflictError

// ConnectError is a call by the Connect protocol that the server says has failed.
type ConnectError = core.ConnectError

// ConnectionError is a call without an answer.
type ConnectionError = core.ConnectionError

// Date is a day of the calendar.
type Date = core.Date

// DecodeError is a success whose body is not what the API declares.
type DecodeError = core.DecodeError

// ForbiddenError is an answer with status 403.
type ForbiddenError = core.ForbiddenError

// InternalServerError is an answer with a status of 500 or above.
type InternalServerError = core.InternalServerError

// JSONRPCError is a call by JSON-RPC that the server says has failed.
type JSONRPCError = core.JSONRPCError

// MissingCredentialsError is a call for which a credential was not given.
type MissingCredentialsError = core.MissingCredentialsError

// NotFoundError is an answer with status 404.
type NotFoundError = core.NotFoundError

// Nullable is a value, null, or absent, which is its zero value.
type Nullable[T any] = core.Nullable[T]

// OAuthTokenError is a failure to get an access token.
type OAuthTokenError = core.OAuthTokenError

// Page is one page of a list.
type Page[T, B any] = core.Page[T, B]

// Pager gives the items, or the pages, of a list.
type Pager[T, B any] = core.Pager[T, B]

// Pending is the result of a call in a batch, which is there once the batch has been sent.
type Pending[T any] = core.Pending[T]

// Response is a result with the status and the headers of its response.
type Response[T any] = core.Response[T]

// SocketClosedError is the end of a channel otherwise than by agreement.
type SocketClosedError = core.SocketClosedError

// Stream gives the events of a response as they arrive.
type Stream[T any] = core.Stream[T]

// StreamError is an error that a stream reported, or a stream that broke off.
type StreamError = core.StreamError

// TimeoutError is a call that took too long.
type TimeoutError = core.TimeoutError

// TooManyRequestsError is an answer with status 429.
type TooManyRequestsError = core.TooManyRequestsError

// UnauthorizedError is an answer with status 401.
type UnauthorizedError = core.UnauthorizedError

// UnprocessableEntityError is an answer with status 422.
type UnprocessableEntityError = core.UnprocessableEntityError

// Null is null, as opposed to absent.
func Null[T any]() Nullable[T] {
	return core.Null[T]()
}

// Ptr points to a value: for optional fields.
func Ptr[T any](value T) *T {
	return core.Ptr(value)
}

// Value is a value that could have been null.
func Value[T any](value T) Nullable[T] {
	return core.Value(value)
}
