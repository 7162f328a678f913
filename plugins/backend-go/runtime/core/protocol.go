package core

import "sdkmodule/internal/settings"

// Protocol carries the call of a procedure in a request: JSONRPC and Connect are some.
type Protocol interface {
	// headers are sent with the request.
	headers() []settings.Header
	// encode writes the call.
	encode(body bodyValue) (*encodedBody, error)
	// decode reads the JSON of the result out of the answer; nil where it has none.
	decode(r *reply, answer []byte) (result []byte, err error)
	// failure returns the error in a non-2xx answer; nil if it is not an error of the protocol.
	failure(e *APIError, status error) error
}
