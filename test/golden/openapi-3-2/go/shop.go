package version

import "example.com/version/core"

// ShopClient: All that is sold
type ShopClient struct {
	core *core.Client
	// Books of the shop
	Books *BooksClient
}

func newShopClient(c *core.Client) *ShopClient {
	return &ShopClient{core: c, Books: newBooksClient(c)}
}
