package chat

import (
	"context"

	"example.com/chat/core"
	"example.com/chat/option"
)

var pastClientConnect = core.Operation{Method: "GET", Path: "/past", Server: 1}

// PastClient calls the operations of a part of the API.
type PastClient struct {
	core *core.Client
}

func newPastClient(c *core.Client) *PastClient {
	return &PastClient{core: c}
}

// Connect opens the channel /past.
func (c *PastClient) Connect(ctx context.Context, opts ...option.RequestOption) (*PastChannel, error) {
	socket, err := core.OpenSocket[PastChannelEvent](ctx, c.core, &pastClientConnect, nil, opts)
	if err != nil {
		return nil, err
	}
	return &PastChannel{Socket: socket}, nil
}

// PastChannel is an open connection to a channel.
type PastChannel struct {
	*core.Socket[PastChannelEvent]
}
