package paths

// GetBookRequest is what GetBook takes.
type GetBookRequest struct {
	// The shop.
	ShopID string  `json:"-" path:"shop-id"`
	Class  int64   `json:"-" path:"class"`
	Fields *string `json:"-" query:"fields"`
}

// PutBookRequest is what PutBook takes.
type PutBookRequest struct {
	// The shop.
	PathShopID string  `json:"-" path:"shop-id"`
	Class      int64   `json:"-" path:"class"`
	Request    string  `json:"request"`
	ShopID     *string `json:"shopId,omitzero"`
}
