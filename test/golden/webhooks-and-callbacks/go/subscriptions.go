package webhooks

import (
	"context"

	"example.com/webhooks/core"
	"example.com/webhooks/option"
)

var subscriptionsClientSubscribe = core.Operation{
	Method: "POST",
	Path:   "/subscriptions",
	Body:   &core.BodySpec{Kind: core.JSONBody},
}

// SubscriptionsClient calls the operations of a part of the API.
type SubscriptionsClient struct {
	core *core.Client
}

func newSubscriptionsClient(c *core.Client) *SubscriptionsClient {
	return &SubscriptionsClient{core: c}
}

// Subscribe calls POST /subscriptions.
func (c *SubscriptionsClient) Subscribe(ctx context.Context, req *SubscribeSubscriptionsRequest, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &subscriptionsClientSubscribe, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *SubscriptionsClient) WithRawResponse() *SubscriptionsRawClient {
	return &SubscriptionsRawClient{core: c.core}
}

// SubscriptionsRawClient has the methods of SubscriptionsClient, which give the status and the headers too.
type SubscriptionsRawClient struct {
	core *core.Client
}

// Subscribe calls POST /subscriptions.
func (c *SubscriptionsRawClient) Subscribe(ctx context.Context, req *SubscribeSubscriptionsRequest, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &subscriptionsClientSubscribe, req, opts)
}
