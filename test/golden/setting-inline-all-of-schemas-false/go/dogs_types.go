package animals

import (
	"encoding/json"

	"example.com/animals/core"
)

// Animal is a type of the API.
type Animal struct {
	Name  string `json:"name"`
	Owner string `json:"owner"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Animal) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Animal) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Dog is a type of the API.
type Dog struct {
	Name  string  `json:"name"`
	Owner string  `json:"owner"`
	Breed *string `json:"breed,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Dog) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Dog) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
