package names

import (
	"context"

	"example.com/names/core"
	"example.com/names/option"
)

var userClientGet = core.Operation{Method: "GET", Path: "/users/{id}"}

var userClientReplace = core.Operation{Method: "PUT", Path: "/users/{id}"}

type userClientReplaceParams struct {
	ID string `path:"id"`
}

// UserClient calls the operations of a part of the API.
type UserClient struct {
	core *core.Client
}

func newUserClient(c *core.Client) *UserClient {
	return &UserClient{core: c}
}

// Get calls GET /users/{id}.
func (c *UserClient) Get(ctx context.Context, req *GetUserRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &userClientGet, req, opts)
}

// Replace calls PUT /users/{id}.
func (c *UserClient) Replace(ctx context.Context, id string, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &userClientReplace, &userClientReplaceParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *UserClient) WithRawResponse() *UserRawClient {
	return &UserRawClient{core: c.core}
}

// UserRawClient has the methods of UserClient, which give the status and the headers too.
type UserRawClient struct {
	core *core.Client
}

// Get calls GET /users/{id}.
func (c *UserRawClient) Get(ctx context.Context, req *GetUserRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &userClientGet, req, opts)
}

// Replace calls PUT /users/{id}.
func (c *UserRawClient) Replace(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &userClientReplace, &userClientReplaceParams{ID: id}, opts)
}
