package examples

import (
	"encoding/json"

	"example.com/examples/core"
)

// Book is a type of the API.
type Book struct {
	Title  string  `json:"title"`
	Isbn   *string `json:"isbn,omitzero"`
	Author *Author `json:"author,omitzero"`
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

// Author is a type of the API.
type Author struct {
	Email *string     `json:"email,omitzero"`
	Born  *core.Date  `json:"born,omitzero"`
	Home  *AuthorHome `json:"home,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Author) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Author) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AuthorHome is a type of the API.
type AuthorHome struct {
	Country *string `json:"country,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AuthorHome) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AuthorHome) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
