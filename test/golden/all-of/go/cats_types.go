package composition

import (
	"encoding/json"

	"example.com/composition/core"
)

// Base is a type of the API.
type Base struct {
	ID   string                `json:"id"`
	Note core.Nullable[string] `json:"note,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Base) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Base) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Cat: Extends two, adds its own, and makes an inherited property required.
type Cat struct {
	ID    string                `json:"id"`
	Note  core.Nullable[string] `json:"note,omitzero"`
	Name  string                `json:"name"`
	Lives int64                 `json:"lives"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Cat) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Cat) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Envelope is a type of the API.
type Envelope struct {
	Success bool     `json:"success"`
	Errors  []string `json:"errors,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Envelope) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Envelope) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CreateCatResponse is a type of the API.
type CreateCatResponse struct {
	Success bool     `json:"success"`
	Errors  []string `json:"errors,omitzero"`
	Result  Cat      `json:"result"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CreateCatResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreateCatResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
