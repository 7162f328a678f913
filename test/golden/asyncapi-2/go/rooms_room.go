package chat

import "example.com/chat/core"

// RoomsRoomClient calls the operations of a part of the API.
type RoomsRoomClient struct {
	core *core.Client
}

func newRoomsRoomClient(c *core.Client) *RoomsRoomClient {
	return &RoomsRoomClient{core: c}
}
