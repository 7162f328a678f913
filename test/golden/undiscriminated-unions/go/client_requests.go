package undiscriminatedunions

// SearchRequest is what Search takes.
type SearchRequest struct {
	Body *Query `body:""`
}
