package tower

import (
	"context"

	"example.com/tower/core"
	"example.com/tower/option"
)

var v2PositionsClientConnect = core.Operation{
	Method:   "GET",
	Path:     "/v2/positions",
	Security: [][]string{{"bearer"}},
	Server:   2,
}

// V2PositionsClient calls the operations of a part of the API.
type V2PositionsClient struct {
	core *core.Client
}

func newV2PositionsClient(c *core.Client) *V2PositionsClient {
	return &V2PositionsClient{core: c}
}

// Connect opens the channel /v2/positions.
func (c *V2PositionsClient) Connect(ctx context.Context, opts ...option.RequestOption) (*V2PositionsChannel, error) {
	socket, err := core.OpenSocket[V2PositionsChannelEvent](ctx, c.core, &v2PositionsClientConnect, nil, opts)
	if err != nil {
		return nil, err
	}
	return &V2PositionsChannel{Socket: socket}, nil
}

// V2PositionsChannel is an open connection to a channel.
type V2PositionsChannel struct {
	*core.Socket[V2PositionsChannelEvent]
}
