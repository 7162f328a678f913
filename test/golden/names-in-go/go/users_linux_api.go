package coresdk

import (
	"context"

	"example.com/go-core/core"
	"example.com/go-core/option"
)

var usersLinuxClientList = core.Operation{
	Method:   "GET",
	Path:     "/linux",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// UsersLinuxClient calls the operations of a part of the API.
type UsersLinuxClient struct {
	core *core.Client
}

func newUsersLinuxClient(c *core.Client) *UsersLinuxClient {
	return &UsersLinuxClient{core: c}
}

// List calls GET /linux.
func (c *UsersLinuxClient) List(ctx context.Context, opts ...option.RequestOption) (*Pet, error) {
	return core.Call[*Pet](ctx, c.core, &usersLinuxClientList, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersLinuxClient) WithRawResponse() *UsersLinuxRawClient {
	return &UsersLinuxRawClient{core: c.core}
}

// UsersLinuxRawClient has the methods of UsersLinuxClient, which give the status and the headers too.
type UsersLinuxRawClient struct {
	core *core.Client
}

// List calls GET /linux.
func (c *UsersLinuxRawClient) List(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Pet], error) {
	return core.CallRaw[*Pet](ctx, c.core, &usersLinuxClientList, nil, opts)
}
