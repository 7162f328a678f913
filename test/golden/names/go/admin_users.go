package sdk3rdpartynames

import (
	"context"

	"example.com/3rd-party-names/core"
	"example.com/3rd-party-names/option"
)

var usersClientFetch = core.Operation{
	Method:   "GET",
	Path:     "/nested",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// UsersClient calls the operations of a part of the API.
type UsersClient struct {
	core *core.Client
}

func newUsersClient(c *core.Client) *UsersClient {
	return &UsersClient{core: c}
}

// Fetch calls GET /nested.
func (c *UsersClient) Fetch(ctx context.Context, opts ...option.RequestOption) (*Odd, error) {
	return core.Call[*Odd](ctx, c.core, &usersClientFetch, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersClient) WithRawResponse() *UsersRawClient {
	return &UsersRawClient{core: c.core}
}

// UsersRawClient has the methods of UsersClient, which give the status and the headers too.
type UsersRawClient struct {
	core *core.Client
}

// Fetch calls GET /nested.
func (c *UsersRawClient) Fetch(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Odd], error) {
	return core.CallRaw[*Odd](ctx, c.core, &usersClientFetch, nil, opts)
}
