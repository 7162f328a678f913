package accounts

import (
	"context"

	"example.com/accounts/core"
	"example.com/accounts/option"
)

var v1UsersClientGet = core.Operation{
	Method:   "GET",
	Path:     "/users/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Status: 404, New: newV1ProblemNotFoundError}},
}

type v1UsersClientGetParams struct {
	ID int64 `path:"id"`
}

// V1UsersClient calls the operations of a part of the API.
type V1UsersClient struct {
	core *core.Client
}

func newV1UsersClient(c *core.Client) *V1UsersClient {
	return &V1UsersClient{core: c}
}

// Get calls GET /users/{id}.
//
// Errors that the API declares:
//
//   - *V1ProblemNotFoundError (status 404)
func (c *V1UsersClient) Get(ctx context.Context, id int64, opts ...option.RequestOption) (*V1User, error) {
	return core.Call[*V1User](ctx, c.core, &v1UsersClientGet, &v1UsersClientGetParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *V1UsersClient) WithRawResponse() *V1UsersRawClient {
	return &V1UsersRawClient{core: c.core}
}

// V1UsersRawClient has the methods of V1UsersClient, which give the status and the headers too.
type V1UsersRawClient struct {
	core *core.Client
}

// Get calls GET /users/{id}.
//
// Errors that the API declares:
//
//   - *V1ProblemNotFoundError (status 404)
func (c *V1UsersRawClient) Get(ctx context.Context, id int64, opts ...option.RequestOption) (*core.Response[*V1User], error) {
	return core.CallRaw[*V1User](ctx, c.core, &v1UsersClientGet, &v1UsersClientGetParams{ID: id}, opts)
}
