package chat

import "example.com/chat/core"

// ChatClient calls the operations of a part of the API.
type ChatClient struct {
	core *core.Client
}

func newChatClient(c *core.Client) *ChatClient {
	return &ChatClient{core: c}
}
