package inline

import (
	"context"

	"example.com/inline/core"
	"example.com/inline/option"
)

var usersClientListUsers = core.Operation{
	Method:   "GET",
	Path:     "/users",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Status: 400, New: newListUsersBadRequestError}},
}

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

// ListUsers calls GET /users.
//
// Errors that the API declares:
//
//   - *ListUsersBadRequestError (status 400)
func (c *UsersClient) ListUsers(ctx context.Context, req *ListUsersRequest, opts ...option.RequestOption) (*ListUsersResponse, error) {
	return core.Call[*ListUsersResponse](ctx, c.core, &usersClientListUsers, req, opts)
}

// CreateUser calls POST /users.
func (c *UsersClient) CreateUser(ctx context.Context, req *CreateUserRequest, opts ...option.RequestOption) (*CreateUserResponse, error) {
	return core.Call[*CreateUserResponse](ctx, c.core, &usersClientCreateUser, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersClient) WithRawResponse() *UsersRawClient {
	return &UsersRawClient{core: c.core}
}

// UsersRawClient has the methods of UsersClient, which give the status and the headers too.
type UsersRawClient struct {
	core *core.Client
}

// ListUsers calls GET /users.
//
// Errors that the API declares:
//
//   - *ListUsersBadRequestError (status 400)
func (c *UsersRawClient) ListUsers(ctx context.Context, req *ListUsersRequest, opts ...option.RequestOption) (*core.Response[*ListUsersResponse], error) {
	return core.CallRaw[*ListUsersResponse](ctx, c.core, &usersClientListUsers, req, opts)
}

// CreateUser calls POST /users.
func (c *UsersRawClient) CreateUser(ctx context.Context, req *CreateUserRequest, opts ...option.RequestOption) (*core.Response[*CreateUserResponse], error) {
	return core.CallRaw[*CreateUserResponse](ctx, c.core, &usersClientCreateUser, req, opts)
}
