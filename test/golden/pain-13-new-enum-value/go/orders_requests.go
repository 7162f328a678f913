package newvalue

// CreateOrderRequest is what CreateOrder takes.
type CreateOrderRequest struct {
	Speed Speed `json:"speed"`
}
