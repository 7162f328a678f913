package prices

import (
	"context"

	"example.com/prices/core"
	"example.com/prices/option"
)

var marketClientConnect = core.Operation{
	Method:   "GET",
	Path:     "/markets/{market}",
	Security: [][]string{{"bearer"}},
}

// MarketClient calls the operations of a part of the API.
type MarketClient struct {
	core *core.Client
}

func newMarketClient(c *core.Client) *MarketClient {
	return &MarketClient{core: c}
}

// Connect opens the channel /markets/{market}.
func (c *MarketClient) Connect(ctx context.Context, req *ConnectMarketRequest, opts ...option.RequestOption) (*MarketChannel, error) {
	socket, err := core.OpenSocket[MarketChannelEvent](ctx, c.core, &marketClientConnect, req, opts)
	if err != nil {
		return nil, err
	}
	return &MarketChannel{Socket: socket}, nil
}

// MarketChannel is an open connection to a channel.
type MarketChannel struct {
	*core.Socket[MarketChannelEvent]
}

// SendSubscribe sends a message of the kind subscribe.
func (c *MarketChannel) SendSubscribe(ctx context.Context, message *WebsocketSubscribe) error {
	return c.Send(ctx, message)
}
