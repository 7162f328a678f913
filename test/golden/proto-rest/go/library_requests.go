package library

import (
	"time"

	"example.com/library/core"
)

// ListBooksLibraryRequest is what ListBooks takes.
type ListBooksLibraryRequest struct {
	Parent   string `json:"-" path:"parent,greedy"`
	PageSize *int32 `json:"-" query:"pageSize"`
	Genre    *Genre `json:"-" query:"genre"`
}

// UpdateBookLibraryRequest is what UpdateBook takes.
type UpdateBookLibraryRequest struct {
	BookName    string                `json:"-" path:"book.name,greedy"`
	UpdateMask  *string               `json:"-" query:"updateMask"`
	Name        *string               `json:"name,omitzero"`
	Copies      *string               `json:"copies,omitzero"`
	Pages       *uint32               `json:"pages,omitzero"`
	Price       *float64              `json:"price,omitzero"`
	Cover       []byte                `json:"cover,omitzero"`
	Genre       *Genre                `json:"genre,omitzero"`
	Authors     []string              `json:"authors,omitzero"`
	Sold        map[string]string     `json:"sold,omitzero"`
	Published   *time.Time            `json:"published,omitzero"`
	ReadingTime *string               `json:"readingTime,omitzero"`
	Rating      core.Nullable[string] `json:"rating,omitzero"`
	Extra       map[string]any        `json:"extra,omitzero"`
	Attachment  *Any                  `json:"attachment,omitzero"`
	// At most one of `shelf`, `loan` is set.
	Shelf *string `json:"shelf,omitzero"`
	// At most one of `shelf`, `loan` is set.
	Loan     *BookLoan `json:"loan,omitzero"`
	Subtitle *string   `json:"subtitle,omitzero"`
}

// MoveBookLibraryRequest is what MoveBook takes.
type MoveBookLibraryRequest struct {
	Name    string  `json:"-" path:"name,greedy"`
	ToShelf *string `json:"toShelf,omitzero"`
}
