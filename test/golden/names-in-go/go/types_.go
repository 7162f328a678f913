package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var typesClientTypes = core.Operation{
	Method:   "GET",
	Path:     "/types",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// TypesClient calls the operations of a part of the API.
type TypesClient struct {
	core *core.Client
}

func newTypesClient(c *core.Client) *TypesClient {
	return &TypesClient{core: c}
}

// Types calls GET /types.
func (c *TypesClient) Types(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &typesClientTypes, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *TypesClient) WithRawResponse() *TypesRawClient {
	return &TypesRawClient{core: c.core}
}

// TypesRawClient has the methods of TypesClient, which give the status and the headers too.
type TypesRawClient struct {
	core *core.Client
}

// Types calls GET /types.
func (c *TypesRawClient) Types(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &typesClientTypes, nil, opts)
}
