package notnull

import "example.com/not-null/core"

// CreateOrderRequest is what CreateOrder takes.
type CreateOrderRequest struct {
	Item  string  `json:"item"`
	Note  *string `json:"note,omitzero"`
	Count *int64  `json:"count,omitzero"`
	// Where it goes.
	Address Address                `json:"address"`
	Billing core.Nullable[Address] `json:"billing,omitzero"`
	Tags    []string               `json:"tags,omitzero"`
}
