package discriminatedunions

import (
	"context"

	"example.com/discriminated-unions/core"
	"example.com/discriminated-unions/option"
)

var eventsClientSendEvent = core.Operation{
	Method:   "POST",
	Path:     "/events",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// EventsClient calls the operations of a part of the API.
type EventsClient struct {
	core *core.Client
}

func newEventsClient(c *core.Client) *EventsClient {
	return &EventsClient{core: c}
}

// SendEvent calls POST /events.
func (c *EventsClient) SendEvent(ctx context.Context, req *SendEventRequest, opts ...option.RequestOption) ([]Shape, error) {
	return core.Call[[]Shape](ctx, c.core, &eventsClientSendEvent, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *EventsClient) WithRawResponse() *EventsRawClient {
	return &EventsRawClient{core: c.core}
}

// EventsRawClient has the methods of EventsClient, which give the status and the headers too.
type EventsRawClient struct {
	core *core.Client
}

// SendEvent calls POST /events.
func (c *EventsRawClient) SendEvent(ctx context.Context, req *SendEventRequest, opts ...option.RequestOption) (*core.Response[[]Shape], error) {
	return core.CallRaw[[]Shape](ctx, c.core, &eventsClientSendEvent, req, opts)
}
