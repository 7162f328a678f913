package sdk3rdpartynames

import (
	"context"

	"example.com/3rd-party-names/core"
	"example.com/3rd-party-names/option"
)

var classClientConstructor = core.Operation{
	Method:   "GET",
	Path:     "/reserved",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var classClientThen = core.Operation{
	Method:   "PUT",
	Path:     "/reserved",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ClassClient calls the operations of a part of the API.
type ClassClient struct {
	core *core.Client
}

func newClassClient(c *core.Client) *ClassClient {
	return &ClassClient{core: c}
}

// Constructor calls GET /reserved.
func (c *ClassClient) Constructor(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &classClientConstructor, nil, opts)
}

// Then calls PUT /reserved.
func (c *ClassClient) Then(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &classClientThen, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ClassClient) WithRawResponse() *ClassRawClient {
	return &ClassRawClient{core: c.core}
}

// ClassRawClient has the methods of ClassClient, which give the status and the headers too.
type ClassRawClient struct {
	core *core.Client
}

// Constructor calls GET /reserved.
func (c *ClassRawClient) Constructor(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &classClientConstructor, nil, opts)
}

// Then calls PUT /reserved.
func (c *ClassRawClient) Then(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &classClientThen, nil, opts)
}
