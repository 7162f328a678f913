package tags

import (
	"context"

	"example.com/tags/core"
	"example.com/tags/option"
)

var usersClientList = core.Operation{Method: "GET", Path: "/users"}

// UsersClient calls the operations of a part of the API.
type UsersClient struct {
	core *core.Client
}

func newUsersClient(c *core.Client) *UsersClient {
	return &UsersClient{core: c}
}

// List calls GET /users.
func (c *UsersClient) List(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &usersClientList, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersClient) WithRawResponse() *UsersRawClient {
	return &UsersRawClient{core: c.core}
}

// UsersRawClient has the methods of UsersClient, which give the status and the headers too.
type UsersRawClient struct {
	core *core.Client
}

// List calls GET /users.
func (c *UsersRawClient) List(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &usersClientList, nil, opts)
}
