package pages

// ListSharedRequest is what ListShared takes.
type ListSharedRequest struct {
	Cursor *string `json:"-" query:"cursor"`
}

// SearchRequest is what Search takes.
type SearchRequest struct {
	Query *string            `json:"query,omitzero"`
	Page  *SearchRequestPage `json:"page,omitzero"`
}

// ListItemsRequest is what ListItems takes.
type ListItemsRequest struct {
	Offset *int64 `json:"-" query:"offset"`
	Limit  *int64 `json:"-" query:"limit"`
}

// ListNumberedRequest is what ListNumbered takes.
type ListNumberedRequest struct {
	Page *int64 `json:"-" query:"page"`
}
