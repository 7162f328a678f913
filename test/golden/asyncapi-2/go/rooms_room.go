package chat

import (
	"context"

	"example.com/chat/core"
	"example.com/chat/option"
)

var roomsRoomClientConnect = core.Operation{
	Method:   "GET",
	Path:     "/rooms/{room}",
	Security: [][]string{{"key"}},
}

// RoomsRoomClient calls the operations of a part of the API.
type RoomsRoomClient struct {
	core *core.Client
}

func newRoomsRoomClient(c *core.Client) *RoomsRoomClient {
	return &RoomsRoomClient{core: c}
}

// Connect: All that happens in a room.
func (c *RoomsRoomClient) Connect(ctx context.Context, req *ConnectRoomsRoomRequest, opts ...option.RequestOption) (*RoomsRoomChannel, error) {
	socket, err := core.OpenSocket[RoomsRoomChannelEvent](ctx, c.core, &roomsRoomClientConnect, req, opts)
	if err != nil {
		return nil, err
	}
	return &RoomsRoomChannel{Socket: socket}, nil
}

// RoomsRoomChannel: All that happens in a room.
type RoomsRoomChannel struct {
	*core.Socket[RoomsRoomChannelEvent]
}

// SendSay sends a message of the kind Say.
func (c *RoomsRoomChannel) SendSay(ctx context.Context, message *WebsocketSay) error {
	return c.Send(ctx, message)
}

// SendTyping sends a message of the kind Typing.
func (c *RoomsRoomChannel) SendTyping(ctx context.Context, message *WebsocketTyping) error {
	return c.Send(ctx, message)
}
