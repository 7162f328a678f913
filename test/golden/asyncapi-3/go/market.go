package prices

import "example.com/prices/core"

// MarketClient calls the operations of a part of the API.
type MarketClient struct {
	core *core.Client
}

func newMarketClient(c *core.Client) *MarketClient {
	return &MarketClient{core: c}
}
