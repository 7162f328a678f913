package missingtype

import (
	"context"

	"example.com/missing-type/core"
	"example.com/missing-type/option"
)

var thingsClientListThings = core.Operation{
	Method:   "GET",
	Path:     "/things",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ThingsClient calls the operations of a part of the API.
type ThingsClient struct {
	core *core.Client
}

func newThingsClient(c *core.Client) *ThingsClient {
	return &ThingsClient{core: c}
}

// ListThings calls GET /things.
func (c *ThingsClient) ListThings(ctx context.Context, req *ListThingsRequest, opts ...option.RequestOption) ([]Thing, error) {
	return core.Call[[]Thing](ctx, c.core, &thingsClientListThings, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ThingsClient) WithRawResponse() *ThingsRawClient {
	return &ThingsRawClient{core: c.core}
}

// ThingsRawClient has the methods of ThingsClient, which give the status and the headers too.
type ThingsRawClient struct {
	core *core.Client
}

// ListThings calls GET /things.
func (c *ThingsRawClient) ListThings(ctx context.Context, req *ListThingsRequest, opts ...option.RequestOption) (*core.Response[[]Thing], error) {
	return core.CallRaw[[]Thing](ctx, c.core, &thingsClientListThings, req, opts)
}
