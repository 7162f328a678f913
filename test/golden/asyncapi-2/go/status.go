package chat

import "example.com/chat/core"

// StatusClient calls the operations of a part of the API.
type StatusClient struct {
	core *core.Client
}

func newStatusClient(c *core.Client) *StatusClient {
	return &StatusClient{core: c}
}
