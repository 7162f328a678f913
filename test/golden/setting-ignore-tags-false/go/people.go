package tags

import (
	"context"

	"example.com/tags/core"
	"example.com/tags/option"
)

var peopleClientUsersAdd = core.Operation{Method: "POST", Path: "/users"}

// PeopleClient calls the operations of a part of the API.
type PeopleClient struct {
	core *core.Client
}

func newPeopleClient(c *core.Client) *PeopleClient {
	return &PeopleClient{core: c}
}

// UsersAdd calls POST /users.
func (c *PeopleClient) UsersAdd(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &peopleClientUsersAdd, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *PeopleClient) WithRawResponse() *PeopleRawClient {
	return &PeopleRawClient{core: c.core}
}

// PeopleRawClient has the methods of PeopleClient, which give the status and the headers too.
type PeopleRawClient struct {
	core *core.Client
}

// UsersAdd calls POST /users.
func (c *PeopleRawClient) UsersAdd(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &peopleClientUsersAdd, nil, opts)
}
