package chat

import (
	"context"

	"example.com/chat/core"
	"example.com/chat/option"
)

var roomsClientConnect = core.Operation{Method: "GET", Path: "/rooms"}

// RoomsClient calls the operations of a part of the API.
type RoomsClient struct {
	core *core.Client
}

func newRoomsClient(c *core.Client) *RoomsClient {
	return &RoomsClient{core: c}
}

// Connect opens the channel /rooms.
func (c *RoomsClient) Connect(ctx context.Context, req *ConnectRoomsRequest, opts ...option.RequestOption) (*RoomsChannel, error) {
	socket, err := core.OpenSocket[any](ctx, c.core, &roomsClientConnect, req, opts)
	if err != nil {
		return nil, err
	}
	return &RoomsChannel{Socket: socket}, nil
}

// RoomsChannel is an open connection to a channel.
type RoomsChannel struct {
	*core.Socket[any]
}

// SendSay sends a message of the kind say.
func (c *RoomsChannel) SendSay(ctx context.Context, message *SpokenWords) error {
	return c.Send(ctx, message)
}
