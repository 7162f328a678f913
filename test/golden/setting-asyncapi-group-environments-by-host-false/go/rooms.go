package chat

import "example.com/chat/core"

// RoomsClient calls the operations of a part of the API.
type RoomsClient struct {
	core *core.Client
}

func newRoomsClient(c *core.Client) *RoomsClient {
	return &RoomsClient{core: c}
}
