package pages

import (
	"encoding/json"

	"example.com/pages/core"
)

// Item is a type of the API.
type Item struct {
	ID string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Item) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Item) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Page is a type of the API.
type Page struct {
	Items []Item                `json:"items"`
	Next  core.Nullable[string] `json:"next,omitzero"`
	More  *bool                 `json:"more,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Page) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Page) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SearchRequestPage is a type of the API.
type SearchRequestPage struct {
	After *string `json:"after,omitzero"`
	Size  *int64  `json:"size,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchRequestPage) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchRequestPage) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
