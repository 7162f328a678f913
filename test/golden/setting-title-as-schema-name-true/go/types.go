package titles

import (
	"encoding/json"

	"example.com/titles/core"
)

// BookV1: Issue
type BookV1 struct {
	ID *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v BookV1) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BookV1) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Magazine: Issue
type Magazine struct {
	Number *int64 `json:"number,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Magazine) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Magazine) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Loan: What somebody has borrowed and not yet brought back
type Loan struct {
	Book *BookV1 `json:"book,omitzero"`
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
