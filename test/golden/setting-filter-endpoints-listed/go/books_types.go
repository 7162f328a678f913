package books

import (
	"encoding/json"

	"example.com/books/core"
)

// Book is a type of the API.
type Book struct {
	Title *string `json:"title,omitzero"`
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
