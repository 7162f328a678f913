package readers

// AddBooksRequest is what Add takes.
type AddBooksRequest struct {
	Title string `json:"title"`
}
