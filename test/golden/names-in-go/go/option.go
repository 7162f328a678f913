package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var optionClientRequest = core.Operation{
	Method:   "GET",
	Path:     "/option",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// OptionClient calls the operations of a part of the API.
type OptionClient struct {
	core *core.Client
}

func newOptionClient(c *core.Client) *OptionClient {
	return &OptionClient{core: c}
}

// Request calls GET /option.
func (c *OptionClient) Request(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &optionClientRequest, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *OptionClient) WithRawResponse() *OptionRawClient {
	return &OptionRawClient{core: c.core}
}

// OptionRawClient has the methods of OptionClient, which give the status and the headers too.
type OptionRawClient struct {
	core *core.Client
}

// Request calls GET /option.
func (c *OptionRawClient) Request(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &optionClientRequest, nil, opts)
}
