package queries

// ListBooksRequest is what ListBooks takes.
type ListBooksRequest struct {
	Filter *ListBooksRequestFilter `json:"-" query:"filter,deepObject,explode=false"`
	Tags   []string                `json:"-" query:"tags"`
}
