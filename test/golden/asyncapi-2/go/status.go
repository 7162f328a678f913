package chat

import (
	"context"

	"example.com/chat/core"
	"example.com/chat/option"
)

var statusClientConnect = core.Operation{Method: "GET", Path: "/status", Security: [][]string{{"key"}}}

// StatusClient calls the operations of a part of the API.
type StatusClient struct {
	core *core.Client
}

func newStatusClient(c *core.Client) *StatusClient {
	return &StatusClient{core: c}
}

// Connect opens the channel /status.
func (c *StatusClient) Connect(ctx context.Context, opts ...option.RequestOption) (*StatusChannel, error) {
	socket, err := core.OpenSocket[StatusChannelEvent](ctx, c.core, &statusClientConnect, nil, opts)
	if err != nil {
		return nil, err
	}
	return &StatusChannel{Socket: socket}, nil
}

// StatusChannel is an open connection to a channel.
type StatusChannel struct {
	*core.Socket[StatusChannelEvent]
}
