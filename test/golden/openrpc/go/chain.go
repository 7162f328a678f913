package kennel

import "example.com/kennel/core"

// ChainClient calls the operations of a part of the API.
type ChainClient struct {
	core *core.Client
}

func newChainClient(c *core.Client) *ChainClient {
	return &ChainClient{core: c}
}
