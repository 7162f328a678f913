package long

import (
	"context"

	"example.com/long/core"
	"example.com/long/option"
)

var indexClientGetIndex = core.Operation{
	Method:   "GET",
	Path:     "/index",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// IndexClient calls the operations of a part of the API.
type IndexClient struct {
	core *core.Client
}

func newIndexClient(c *core.Client) *IndexClient {
	return &IndexClient{core: c}
}

// GetIndex calls GET /index.
func (c *IndexClient) GetIndex(ctx context.Context, opts ...option.RequestOption) (*Item, error) {
	return core.Call[*Item](ctx, c.core, &indexClientGetIndex, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *IndexClient) WithRawResponse() *IndexRawClient {
	return &IndexRawClient{core: c.core}
}

// IndexRawClient has the methods of IndexClient, which give the status and the headers too.
type IndexRawClient struct {
	core *core.Client
}

// GetIndex calls GET /index.
func (c *IndexRawClient) GetIndex(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Item], error) {
	return core.CallRaw[*Item](ctx, c.core, &indexClientGetIndex, nil, opts)
}
