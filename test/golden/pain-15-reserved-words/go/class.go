package reserved

import (
	"context"

	"example.com/reserved/core"
	"example.com/reserved/option"
)

var classClientImport = core.Operation{
	Method:   "GET",
	Path:     "/class",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var classClientDelete = core.Operation{Method: "DELETE", Path: "/class"}

var classClientNew = core.Operation{Method: "POST", Path: "/class"}

// ClassClient calls the operations of a part of the API.
type ClassClient struct {
	core *core.Client
}

func newClassClient(c *core.Client) *ClassClient {
	return &ClassClient{core: c}
}

// Import calls GET /class.
func (c *ClassClient) Import(ctx context.Context, req *ImportClassRequest, opts ...option.RequestOption) (*Class, error) {
	return core.Call[*Class](ctx, c.core, &classClientImport, req, opts)
}

// Delete calls DELETE /class.
func (c *ClassClient) Delete(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &classClientDelete, nil, opts)
}

// New calls POST /class.
func (c *ClassClient) New(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &classClientNew, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ClassClient) WithRawResponse() *ClassRawClient {
	return &ClassRawClient{core: c.core}
}

// ClassRawClient has the methods of ClassClient, which give the status and the headers too.
type ClassRawClient struct {
	core *core.Client
}

// Import calls GET /class.
func (c *ClassRawClient) Import(ctx context.Context, req *ImportClassRequest, opts ...option.RequestOption) (*core.Response[*Class], error) {
	return core.CallRaw[*Class](ctx, c.core, &classClientImport, req, opts)
}

// Delete calls DELETE /class.
func (c *ClassRawClient) Delete(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &classClientDelete, nil, opts)
}

// New calls POST /class.
func (c *ClassRawClient) New(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &classClientNew, nil, opts)
}
