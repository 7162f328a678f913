package inline

import (
	"context"

	"example.com/inline/core"
	"example.com/inline/option"
)

var groupsClientListGroups = core.Operation{
	Method:   "GET",
	Path:     "/groups",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// GroupsClient calls the operations of a part of the API.
type GroupsClient struct {
	core *core.Client
}

func newGroupsClient(c *core.Client) *GroupsClient {
	return &GroupsClient{core: c}
}

// ListGroups calls GET /groups.
func (c *GroupsClient) ListGroups(ctx context.Context, opts ...option.RequestOption) (*ListGroupsResponse, error) {
	return core.Call[*ListGroupsResponse](ctx, c.core, &groupsClientListGroups, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *GroupsClient) WithRawResponse() *GroupsRawClient {
	return &GroupsRawClient{core: c.core}
}

// GroupsRawClient has the methods of GroupsClient, which give the status and the headers too.
type GroupsRawClient struct {
	core *core.Client
}

// ListGroups calls GET /groups.
func (c *GroupsRawClient) ListGroups(ctx context.Context, opts ...option.RequestOption) (*core.Response[*ListGroupsResponse], error) {
	return core.CallRaw[*ListGroupsResponse](ctx, c.core, &groupsClientListGroups, nil, opts)
}
