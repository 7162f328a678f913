package version

// FindBooksRequest is what FindBooks takes.
type FindBooksRequest struct {
	Title string `json:"title"`
}
