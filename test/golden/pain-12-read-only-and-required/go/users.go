package readonly

import (
	"context"

	"example.com/read-only/core"
	"example.com/read-only/option"
)

var usersClientCreateUser = core.Operation{
	Method:   "POST",
	Path:     "/users",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// UsersClient calls the operations of a part of the API.
type UsersClient struct {
	core *core.Client
}

func newUsersClient(c *core.Client) *UsersClient {
	return &UsersClient{core: c}
}

// CreateUser calls POST /users.
func (c *UsersClient) CreateUser(ctx context.Context, req *CreateUserRequest, opts ...option.RequestOption) (*User, error) {
	return core.Call[*User](ctx, c.core, &usersClientCreateUser, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersClient) WithRawResponse() *UsersRawClient {
	return &UsersRawClient{core: c.core}
}

// UsersRawClient has the methods of UsersClient, which give the status and the headers too.
type UsersRawClient struct {
	core *core.Client
}

// CreateUser calls POST /users.
func (c *UsersRawClient) CreateUser(ctx context.Context, req *CreateUserRequest, opts ...option.RequestOption) (*core.Response[*User], error) {
	return core.CallRaw[*User](ctx, c.core, &usersClientCreateUser, req, opts)
}
