package sdk3rdpartynames

import "example.com/3rd-party-names/core"

// AdminClient calls the operations of a part of the API.
type AdminClient struct {
	core  *core.Client
	Users *UsersClient
}

func newAdminClient(c *core.Client) *AdminClient {
	return &AdminClient{core: c, Users: newUsersClient(c)}
}
