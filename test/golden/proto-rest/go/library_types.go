package library

import (
	"encoding/json"
	"time"

	"example.com/library/core"
)

// Book: A book.
type Book struct {
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
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Book) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Book) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Genre is a value of a list, which can grow.
type Genre string

// The declared values of Genre.
const (
	GenreGenreUnspecified Genre = "GENRE_UNSPECIFIED"
	GenreNovel            Genre = "NOVEL"
	// Not read by anybody.
	//
	// Deprecated: do not use.
	GenreManual Genre = "MANUAL"
)

// Known reports whether the value is one that the definition declares.
func (v Genre) Known() bool {
	switch v {
	case GenreGenreUnspecified, GenreNovel, GenreManual:
		return true
	}
	return false
}

// Any is a type of the API.
type Any struct {
	Type string `json:"@type"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Any) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Any) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// BookLoan is a type of the API.
type BookLoan struct {
	To      *string `json:"to,omitzero"`
	Overdue *bool   `json:"overdue,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v BookLoan) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BookLoan) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
