package chat

import "example.com/chat/core"

// PastClient calls the operations of a part of the API.
type PastClient struct {
	core *core.Client
}

func newPastClient(c *core.Client) *PastClient {
	return &PastClient{core: c}
}
