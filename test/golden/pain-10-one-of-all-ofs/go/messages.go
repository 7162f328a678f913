package combined

import (
	"context"

	"example.com/combined/core"
	"example.com/combined/option"
)

var messagesClientSendMessage = core.Operation{
	Method:   "POST",
	Path:     "/messages",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// MessagesClient calls the operations of a part of the API.
type MessagesClient struct {
	core *core.Client
}

func newMessagesClient(c *core.Client) *MessagesClient {
	return &MessagesClient{core: c}
}

// SendMessage calls POST /messages.
func (c *MessagesClient) SendMessage(ctx context.Context, req *SendMessageRequest, opts ...option.RequestOption) (*Sent, error) {
	return core.Call[*Sent](ctx, c.core, &messagesClientSendMessage, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *MessagesClient) WithRawResponse() *MessagesRawClient {
	return &MessagesRawClient{core: c.core}
}

// MessagesRawClient has the methods of MessagesClient, which give the status and the headers too.
type MessagesRawClient struct {
	core *core.Client
}

// SendMessage calls POST /messages.
func (c *MessagesRawClient) SendMessage(ctx context.Context, req *SendMessageRequest, opts ...option.RequestOption) (*core.Response[*Sent], error) {
	return core.CallRaw[*Sent](ctx, c.core, &messagesClientSendMessage, req, opts)
}
