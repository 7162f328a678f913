package reserved

import (
	"context"

	"example.com/reserved/core"
	"example.com/reserved/option"
)

var packageClientReturn = core.Operation{
	Method:   "GET",
	Path:     "/return",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// PackageClient calls the operations of a part of the API.
type PackageClient struct {
	core *core.Client
}

func newPackageClient(c *core.Client) *PackageClient {
	return &PackageClient{core: c}
}

// Return calls GET /return.
func (c *PackageClient) Return(ctx context.Context, opts ...option.RequestOption) (*TypeModel, error) {
	return core.Call[*TypeModel](ctx, c.core, &packageClientReturn, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PackageClient) WithRawResponse() *PackageRawClient {
	return &PackageRawClient{core: c.core}
}

// PackageRawClient has the methods of PackageClient, which give the status and the headers too.
type PackageRawClient struct {
	core *core.Client
}

// Return calls GET /return.
func (c *PackageRawClient) Return(ctx context.Context, opts ...option.RequestOption) (*core.Response[*TypeModel], error) {
	return core.CallRaw[*TypeModel](ctx, c.core, &packageClientReturn, nil, opts)
}
