package operations

import "example.com/operations/core"

// AdminClient calls the operations of a part of the API.
type AdminClient struct {
	core  *core.Client
	Users *UsersClient
}

func newAdminClient(c *core.Client) *AdminClient {
	return &AdminClient{core: c, Users: newUsersClient(c)}
}
