package missingtype

// ListThingsRequest is what ListThings takes.
type ListThingsRequest struct {
	// Any value.
	Filter any `json:"-" query:"filter"`
}
