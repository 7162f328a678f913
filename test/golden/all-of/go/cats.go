package composition

import (
	"context"

	"example.com/composition/core"
	"example.com/composition/option"
)

var catsClientCreateCat = core.Operation{
	Method:   "POST",
	Path:     "/cats",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// CatsClient calls the operations of a part of the API.
type CatsClient struct {
	core *core.Client
}

func newCatsClient(c *core.Client) *CatsClient {
	return &CatsClient{core: c}
}

// CreateCat calls POST /cats.
func (c *CatsClient) CreateCat(ctx context.Context, req *CreateCatRequest, opts ...option.RequestOption) (*CreateCatResponse, error) {
	return core.Call[*CreateCatResponse](ctx, c.core, &catsClientCreateCat, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *CatsClient) WithRawResponse() *CatsRawClient {
	return &CatsRawClient{core: c.core}
}

// CatsRawClient has the methods of CatsClient, which give the status and the headers too.
type CatsRawClient struct {
	core *core.Client
}

// CreateCat calls POST /cats.
func (c *CatsRawClient) CreateCat(ctx context.Context, req *CreateCatRequest, opts ...option.RequestOption) (*core.Response[*CreateCatResponse], error) {
	return core.CallRaw[*CreateCatResponse](ctx, c.core, &catsClientCreateCat, req, opts)
}
