package audiences

import "io"

// ListBooksRequest is what List takes.
type ListBooksRequest struct {
	Author *string `json:"-" query:"author"`
	Genre  *string `json:"-" query:"genre"`
}

// UploadBooksRequest is what Upload takes.
type UploadBooksRequest struct {
	File io.Reader `json:"file"`
}
