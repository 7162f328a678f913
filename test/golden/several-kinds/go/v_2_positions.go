package tower

import "example.com/tower/core"

// V2PositionsClient calls the operations of a part of the API.
type V2PositionsClient struct {
	core *core.Client
}

func newV2PositionsClient(c *core.Client) *V2PositionsClient {
	return &V2PositionsClient{core: c}
}
