package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var amd64ClientTLS1_3 = core.Operation{
	Method:   "GET",
	Path:     "/amd64",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// Amd64Client calls the operations of a part of the API.
type Amd64Client struct {
	core *core.Client
}

func newAmd64Client(c *core.Client) *Amd64Client {
	return &Amd64Client{core: c}
}

// TLS1_3 calls GET /amd64.
func (c *Amd64Client) TLS1_3(ctx context.Context, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &amd64ClientTLS1_3, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Amd64Client) WithRawResponse() *Amd64RawClient {
	return &Amd64RawClient{core: c.core}
}

// Amd64RawClient has the methods of Amd64Client, which give the status and the headers too.
type Amd64RawClient struct {
	core *core.Client
}

// TLS1_3 calls GET /amd64.
func (c *Amd64RawClient) TLS1_3(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &amd64ClientTLS1_3, nil, opts)
}
