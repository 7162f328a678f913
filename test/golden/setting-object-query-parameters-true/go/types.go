package queries

import (
	"encoding/json"

	"example.com/queries/core"
)

// ListBooksRequestFilter is a type of the API.
type ListBooksRequestFilter struct {
	Author *string `json:"author,omitzero"`
	Year   *int64  `json:"year,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListBooksRequestFilter) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListBooksRequestFilter) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
