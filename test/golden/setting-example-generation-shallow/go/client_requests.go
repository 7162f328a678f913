package examples

// AddBookRequest is what AddBook takes.
type AddBookRequest struct {
	DryRun *bool   `json:"-" query:"dry-run"`
	Title  string  `json:"title"`
	Isbn   *string `json:"isbn,omitzero"`
	Author *Author `json:"author,omitzero"`
}
