package tower

import (
	"context"

	"example.com/tower/core"
	"example.com/tower/option"
)

var flightsClientGet = core.Operation{
	Method:   "GET",
	Path:     "/flights/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type flightsClientGetParams struct {
	ID string `path:"id"`
}

// FlightsClient calls the operations of a part of the API.
type FlightsClient struct {
	core *core.Client
}

func newFlightsClient(c *core.Client) *FlightsClient {
	return &FlightsClient{core: c}
}

// Get calls GET /flights/{id}.
func (c *FlightsClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*Flight, error) {
	return core.Call[*Flight](ctx, c.core, &flightsClientGet, &flightsClientGetParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *FlightsClient) WithRawResponse() *FlightsRawClient {
	return &FlightsRawClient{core: c.core}
}

// FlightsRawClient has the methods of FlightsClient, which give the status and the headers too.
type FlightsRawClient struct {
	core *core.Client
}

// Get calls GET /flights/{id}.
func (c *FlightsRawClient) Get(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Flight], error) {
	return core.CallRaw[*Flight](ctx, c.core, &flightsClientGet, &flightsClientGetParams{ID: id}, opts)
}
