package tower

import (
	"context"

	"example.com/tower/core"
	"example.com/tower/option"
)

var positionsClientConnect = core.Operation{
	Method:   "GET",
	Path:     "/positions",
	Security: [][]string{{"bearer"}},
	Server:   1,
}

// PositionsClient calls the operations of a part of the API.
type PositionsClient struct {
	core *core.Client
}

func newPositionsClient(c *core.Client) *PositionsClient {
	return &PositionsClient{core: c}
}

// Connect opens the channel /positions.
func (c *PositionsClient) Connect(ctx context.Context, opts ...option.RequestOption) (*PositionsChannel, error) {
	socket, err := core.OpenSocket[PositionsChannelEvent](ctx, c.core, &positionsClientConnect, nil, opts)
	if err != nil {
		return nil, err
	}
	return &PositionsChannel{Socket: socket}, nil
}

// PositionsChannel is an open connection to a channel.
type PositionsChannel struct {
	*core.Socket[PositionsChannelEvent]
}
