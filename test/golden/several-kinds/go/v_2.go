package tower

import "example.com/tower/core"

// V2Client calls the operations of a part of the API.
type V2Client struct {
	core      *core.Client
	Positions *V2PositionsClient
}

func newV2Client(c *core.Client) *V2Client {
	return &V2Client{core: c, Positions: newV2PositionsClient(c)}
}
