package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var coreClientCore = core.Operation{
	Method:   "GET",
	Path:     "/core",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// CoreClient calls the operations of a part of the API.
type CoreClient struct {
	core *core.Client
}

func newCoreClient(c *core.Client) *CoreClient {
	return &CoreClient{core: c}
}

// Core calls GET /core.
func (c *CoreClient) Core(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &coreClientCore, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *CoreClient) WithRawResponse() *CoreRawClient {
	return &CoreRawClient{core: c.core}
}

// CoreRawClient has the methods of CoreClient, which give the status and the headers too.
type CoreRawClient struct {
	core *core.Client
}

// Core calls GET /core.
func (c *CoreRawClient) Core(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &coreClientCore, nil, opts)
}
