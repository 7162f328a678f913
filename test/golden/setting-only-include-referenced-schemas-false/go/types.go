package books

import (
	"encoding/json"

	"example.com/books/core"
)

// Draft is a type of the API.
type Draft struct {
	Book *Book `json:"book,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Draft) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Draft) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
