package operations

import (
	"context"

	"example.com/operations/core"
	"example.com/operations/option"
)

var usersClientList = core.Operation{
	Method:   "GET",
	Path:     "/a",
	Response: &core.ResponseSpec{Kind: core.JSONResponse, Returns: []string{"data", "users"}},
}

// UsersClient calls the operations of a part of the API.
type UsersClient struct {
	core *core.Client
}

func newUsersClient(c *core.Client) *UsersClient {
	return &UsersClient{core: c}
}

// List calls GET /a.
//
// Experimental: beta; it can change.
func (c *UsersClient) List(ctx context.Context, opts ...option.RequestOption) ([]string, error) {
	return core.Call[[]string](ctx, c.core, &usersClientList, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersClient) WithRawResponse() *UsersRawClient {
	return &UsersRawClient{core: c.core}
}

// UsersRawClient has the methods of UsersClient, which give the status and the headers too.
type UsersRawClient struct {
	core *core.Client
}

// List calls GET /a.
//
// Experimental: beta; it can change.
func (c *UsersRawClient) List(ctx context.Context, opts ...option.RequestOption) (*core.Response[[]string], error) {
	return core.CallRaw[[]string](ctx, c.core, &usersClientList, nil, opts)
}
