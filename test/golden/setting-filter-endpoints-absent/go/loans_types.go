package books

import (
	"encoding/json"

	"example.com/books/core"
)

// Loan is a type of the API.
type Loan struct {
	Book *Book `json:"book,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Loan) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Loan) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
