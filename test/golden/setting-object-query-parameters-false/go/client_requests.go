package queries

// ListBooksRequest is what ListBooks takes.
type ListBooksRequest struct {
	Filter *string  `json:"-" query:"filter,deepObject,explode=false"`
	Tags   []string `json:"-" query:"tags"`
}
