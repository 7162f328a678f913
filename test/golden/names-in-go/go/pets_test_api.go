package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var petsTestClientWithRawResponse_ = core.Operation{
	Method:   "GET",
	Path:     "/test",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// PetsTestClient calls the operations of a part of the API.
type PetsTestClient struct {
	core *core.Client
}

func newPetsTestClient(c *core.Client) *PetsTestClient {
	return &PetsTestClient{core: c}
}

// WithRawResponse_ calls GET /test.
func (c *PetsTestClient) WithRawResponse_(ctx context.Context, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &petsTestClientWithRawResponse_, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PetsTestClient) WithRawResponse() *PetsTestRawClient {
	return &PetsTestRawClient{core: c.core}
}

// PetsTestRawClient has the methods of PetsTestClient, which give the status and the headers too.
type PetsTestRawClient struct {
	core *core.Client
}

// WithRawResponse_ calls GET /test.
func (c *PetsTestRawClient) WithRawResponse_(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &petsTestClientWithRawResponse_, nil, opts)
}
