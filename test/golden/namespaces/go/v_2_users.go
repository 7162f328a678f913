package accounts

import (
	"context"

	"example.com/accounts/core"
	"example.com/accounts/option"
)

var v2UsersClientGet = core.Operation{
	Method:   "GET",
	Path:     "/users/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Status: 404, New: newV2ProblemNotFoundError}},
	Server:   1,
}

type v2UsersClientGetParams struct {
	ID string `path:"id"`
}

// V2UsersClient calls the operations of a part of the API.
type V2UsersClient struct {
	core *core.Client
}

func newV2UsersClient(c *core.Client) *V2UsersClient {
	return &V2UsersClient{core: c}
}

// Get calls GET /users/{id}.
//
// Errors that the API declares:
//
//   - *V2ProblemNotFoundError (status 404)
func (c *V2UsersClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*V2User, error) {
	return core.Call[*V2User](ctx, c.core, &v2UsersClientGet, &v2UsersClientGetParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *V2UsersClient) WithRawResponse() *V2UsersRawClient {
	return &V2UsersRawClient{core: c.core}
}

// V2UsersRawClient has the methods of V2UsersClient, which give the status and the headers too.
type V2UsersRawClient struct {
	core *core.Client
}

// Get calls GET /users/{id}.
//
// Errors that the API declares:
//
//   - *V2ProblemNotFoundError (status 404)
func (c *V2UsersRawClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*V2User], error) {
	return core.CallRaw[*V2User](ctx, c.core, &v2UsersClientGet, &v2UsersClientGetParams{ID: id}, opts)
}
