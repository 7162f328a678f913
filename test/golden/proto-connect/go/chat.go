package chat

import (
	"context"

	"example.com/chat/core"
	"example.com/chat/option"
)

var chatClientSay = core.Operation{
	Method:   "POST",
	Path:     "/chat.v1.Chat/Say",
	RPC:      &core.Connect{},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var chatClientLast = core.Operation{
	Method:     "POST",
	Path:       "/chat.v1.Chat/Last",
	RPC:        &core.Connect{},
	Response:   &core.ResponseSpec{Kind: core.JSONResponse},
	Idempotent: true,
}

var chatClientListen = core.Operation{
	Method:   "POST",
	Path:     "/chat.v1.Chat/Listen",
	RPC:      &core.ConnectStream{},
	Response: &core.ResponseSpec{Kind: core.JSONLResponse, Accept: "application/connect+json"},
}

// ChatClient calls the operations of a part of the API.
type ChatClient struct {
	core *core.Client
}

func newChatClient(c *core.Client) *ChatClient {
	return &ChatClient{core: c}
}

// Say: Says something.
func (c *ChatClient) Say(ctx context.Context, req *SayChatRequest, opts ...option.RequestOption) (*SayResponse, error) {
	return core.Call[*SayResponse](ctx, c.core, &chatClientSay, req, opts)
}

// Last calls /chat.v1.Chat/Last.
func (c *ChatClient) Last(ctx context.Context, req *LastChatRequest, opts ...option.RequestOption) (*SayResponse, error) {
	return core.Call[*SayResponse](ctx, c.core, &chatClientLast, req, opts)
}

// Listen: Hears what others say.
func (c *ChatClient) Listen(ctx context.Context, req *ListenChatRequest, opts ...option.RequestOption) (*core.Stream[Said], error) {
	return core.StreamMessages[Said](ctx, c.core, &chatClientListen, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ChatClient) WithRawResponse() *ChatRawClient {
	return &ChatRawClient{core: c.core}
}

// ChatRawClient has the methods of ChatClient, which give the status and the headers too.
type ChatRawClient struct {
	core *core.Client
}

// Say: Says something.
func (c *ChatRawClient) Say(ctx context.Context, req *SayChatRequest, opts ...option.RequestOption) (*core.Response[*SayResponse], error) {
	return core.CallRaw[*SayResponse](ctx, c.core, &chatClientSay, req, opts)
}

// Last calls /chat.v1.Chat/Last.
func (c *ChatRawClient) Last(ctx context.Context, req *LastChatRequest, opts ...option.RequestOption) (*core.Response[*SayResponse], error) {
	return core.CallRaw[*SayResponse](ctx, c.core, &chatClientLast, req, opts)
}
