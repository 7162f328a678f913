package kennel

import "example.com/kennel/core"

// PetsClient calls the operations of a part of the API.
type PetsClient struct {
	core *core.Client
}

func newPetsClient(c *core.Client) *PetsClient {
	return &PetsClient{core: c}
}
