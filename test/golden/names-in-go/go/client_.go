package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var clientClientClient = core.Operation{
	Method:   "GET",
	Path:     "/client",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ClientClient calls the operations of a part of the API.
type ClientClient struct {
	core *core.Client
}

func newClientClient(c *core.Client) *ClientClient {
	return &ClientClient{core: c}
}

// Client calls GET /client.
func (c *ClientClient) Client(ctx context.Context, opts ...option.RequestOption) (*IDs, error) {
	return core.Call[*IDs](ctx, c.core, &clientClientClient, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ClientClient) WithRawResponse() *ClientRawClient {
	return &ClientRawClient{core: c.core}
}

// ClientRawClient has the methods of ClientClient, which give the status and the headers too.
type ClientRawClient struct {
	core *core.Client
}

// Client calls GET /client.
func (c *ClientRawClient) Client(ctx context.Context, opts ...option.RequestOption) (*core.Response[*IDs], error) {
	return core.CallRaw[*IDs](ctx, c.core, &clientClientClient, nil, opts)
}
