package events

import (
	"context"

	"example.com/events/core"
	"example.com/events/option"
)

var eventsClientGetEvent = core.Operation{
	Method:   "GET",
	Path:     "/events",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// EventsClient calls the operations of a part of the API.
type EventsClient struct {
	core *core.Client
}

func newEventsClient(c *core.Client) *EventsClient {
	return &EventsClient{core: c}
}

// GetEvent calls GET /events.
func (c *EventsClient) GetEvent(ctx context.Context, opts ...option.RequestOption) (*Event, error) {
	return core.Call[*Event](ctx, c.core, &eventsClientGetEvent, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *EventsClient) WithRawResponse() *EventsRawClient {
	return &EventsRawClient{core: c.core}
}

// EventsRawClient has the methods of EventsClient, which give the status and the headers too.
type EventsRawClient struct {
	core *core.Client
}

// GetEvent calls GET /events.
func (c *EventsRawClient) GetEvent(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Event], error) {
	return core.CallRaw[*Event](ctx, c.core, &eventsClientGetEvent, nil, opts)
}
