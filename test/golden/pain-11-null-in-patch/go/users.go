package patched

import (
	"context"

	"example.com/patched/core"
	"example.com/patched/option"
)

var usersClientUpdateUser = core.Operation{
	Method: "PATCH",
	Path:   "/users/{id}",
	Body:   &core.BodySpec{Kind: core.JSONBody, MediaType: "application/merge-patch+json"},
}

// UsersClient calls the operations of a part of the API.
type UsersClient struct {
	core *core.Client
}

func newUsersClient(c *core.Client) *UsersClient {
	return &UsersClient{core: c}
}

// UpdateUser calls PATCH /users/{id}.
func (c *UsersClient) UpdateUser(ctx context.Context, req *UpdateUserRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &usersClientUpdateUser, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UsersClient) WithRawResponse() *UsersRawClient {
	return &UsersRawClient{core: c.core}
}

// UsersRawClient has the methods of UsersClient, which give the status and the headers too.
type UsersRawClient struct {
	core *core.Client
}

// UpdateUser calls PATCH /users/{id}.
func (c *UsersRawClient) UpdateUser(ctx context.Context, req *UpdateUserRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &usersClientUpdateUser, req, opts)
}
