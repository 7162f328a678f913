package paths

// GetBookRequest is what GetBook takes.
type GetBookRequest struct {
	Fields *string `json:"-" query:"fields"`
}

// PutBookRequest is what PutBook takes.
type PutBookRequest struct {
	Request string  `json:"request"`
	ShopID  *string `json:"shopId,omitzero"`
}
