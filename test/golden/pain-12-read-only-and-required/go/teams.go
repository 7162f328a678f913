package readonly

import (
	"context"

	"example.com/read-only/core"
	"example.com/read-only/option"
)

var teamsClientReplaceTeam = core.Operation{
	Method:   "PUT",
	Path:     "/teams",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// TeamsClient calls the operations of a part of the API.
type TeamsClient struct {
	core *core.Client
}

func newTeamsClient(c *core.Client) *TeamsClient {
	return &TeamsClient{core: c}
}

// ReplaceTeam calls PUT /teams.
func (c *TeamsClient) ReplaceTeam(ctx context.Context, req *ReplaceTeamRequest, opts ...option.RequestOption) (*Team, error) {
	return core.Call[*Team](ctx, c.core, &teamsClientReplaceTeam, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *TeamsClient) WithRawResponse() *TeamsRawClient {
	return &TeamsRawClient{core: c.core}
}

// TeamsRawClient has the methods of TeamsClient, which give the status and the headers too.
type TeamsRawClient struct {
	core *core.Client
}

// ReplaceTeam calls PUT /teams.
func (c *TeamsRawClient) ReplaceTeam(ctx context.Context, req *ReplaceTeamRequest, opts ...option.RequestOption) (*core.Response[*Team], error) {
	return core.CallRaw[*Team](ctx, c.core, &teamsClientReplaceTeam, req, opts)
}
