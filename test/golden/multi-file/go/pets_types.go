package multifile

import (
	"encoding/json"

	"example.com/multi-file/core"
)

// Pet is a name that the API gives to a type.
type Pet = PetModel

// PetModel is a type of the API.
type PetModel struct {
	Name   string    `json:"name"`
	Friend *PetModel `json:"friend,omitzero"`
	Owner  *AB       `json:"owner,omitzero"`
	Deep   *string   `json:"deep,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetModel) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetModel) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ProblemDetails is a type of the API.
type ProblemDetails struct {
	Title *string `json:"title,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ProblemDetails) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ProblemDetails) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AB is a type of the API.
type AB struct {
	Email *string `json:"email,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AB) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AB) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
