package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var getClientFetch = core.Operation{
	Method:   "GET",
	Path:     "/nested",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// GetClient calls the operations of a part of the API.
type GetClient struct {
	core *core.Client
}

func newGetClient(c *core.Client) *GetClient {
	return &GetClient{core: c}
}

// Fetch calls GET /nested.
func (c *GetClient) Fetch(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &getClientFetch, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *GetClient) WithRawResponse() *GetRawClient {
	return &GetRawClient{core: c.core}
}

// GetRawClient has the methods of GetClient, which give the status and the headers too.
type GetRawClient struct {
	core *core.Client
}

// Fetch calls GET /nested.
func (c *GetRawClient) Fetch(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &getClientFetch, nil, opts)
}
