package animals

import (
	"encoding/json"

	"example.com/animals/core"
)

// Dog is a type of the API.
type Dog struct {
	Name  string  `json:"name"`
	Owner *string `json:"owner,omitzero"`
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
