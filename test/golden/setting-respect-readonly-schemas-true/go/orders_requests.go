package orders

// CreateOrderRequest is what CreateOrder takes.
type CreateOrderRequest struct {
	Body OrderList `body:""`
}

// PutLineOrdersRequest is what PutLine takes.
type PutLineOrdersRequest struct {
	Count int64 `json:"count"`
}
