package tower

import "example.com/tower/core"

// PositionsClient calls the operations of a part of the API.
type PositionsClient struct {
	core *core.Client
}

func newPositionsClient(c *core.Client) *PositionsClient {
	return &PositionsClient{core: c}
}
