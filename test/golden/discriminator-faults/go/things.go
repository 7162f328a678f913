package faults

import (
	"context"

	"example.com/faults/core"
	"example.com/faults/option"
)

var thingsClientAddThing = core.Operation{
	Method:   "POST",
	Path:     "/things",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ThingsClient calls the operations of a part of the API.
type ThingsClient struct {
	core *core.Client
}

func newThingsClient(c *core.Client) *ThingsClient {
	return &ThingsClient{core: c}
}

// AddThing calls POST /things.
func (c *ThingsClient) AddThing(ctx context.Context, req *AddThingRequest, opts ...option.RequestOption) (*Overlapping, error) {
	return core.Call[*Overlapping](ctx, c.core, &thingsClientAddThing, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ThingsClient) WithRawResponse() *ThingsRawClient {
	return &ThingsRawClient{core: c.core}
}

// ThingsRawClient has the methods of ThingsClient, which give the status and the headers too.
type ThingsRawClient struct {
	core *core.Client
}

// AddThing calls POST /things.
func (c *ThingsRawClient) AddThing(ctx context.Context, req *AddThingRequest, opts ...option.RequestOption) (*core.Response[*Overlapping], error) {
	return core.CallRaw[*Overlapping](ctx, c.core, &thingsClientAddThing, req, opts)
}
