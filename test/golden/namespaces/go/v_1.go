package accounts

import "example.com/accounts/core"

// V1Client calls the operations of a part of the API.
type V1Client struct {
	core  *core.Client
	Users *V1UsersClient
}

func newV1Client(c *core.Client) *V1Client {
	return &V1Client{core: c, Users: newV1UsersClient(c)}
}
