package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var errorsClientString = core.Operation{
	Method: "GET",
	Path:   "/errors",
	Errors: []core.ErrorCase{{Status: 404, New: newIDsNotFoundError}},
}

// ErrorsClient calls the operations of a part of the API.
type ErrorsClient struct {
	core *core.Client
}

func newErrorsClient(c *core.Client) *ErrorsClient {
	return &ErrorsClient{core: c}
}

// String calls GET /errors.
//
// Errors that the API declares:
//
//   - *IDsNotFoundError (status 404)
func (c *ErrorsClient) String(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &errorsClientString, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ErrorsClient) WithRawResponse() *ErrorsRawClient {
	return &ErrorsRawClient{core: c.core}
}

// ErrorsRawClient has the methods of ErrorsClient, which give the status and the headers too.
type ErrorsRawClient struct {
	core *core.Client
}

// String calls GET /errors.
//
// Errors that the API declares:
//
//   - *IDsNotFoundError (status 404)
func (c *ErrorsRawClient) String(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &errorsClientString, nil, opts)
}
