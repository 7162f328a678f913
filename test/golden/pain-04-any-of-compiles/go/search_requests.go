package anyof

// SearchRequest is what Search takes.
type SearchRequest struct {
	ID   *SearchRequestID   `json:"-" query:"id"`
	Sort *SearchRequestSort `json:"-" query:"sort"`
	Body *SearchRequestBody `body:""`
}
