package examples

import (
	"encoding/json"

	"example.com/examples/core"
)

// ReplaceUserResponse is a type of the API.
type ReplaceUserResponse struct {
	ID   *string `json:"id,omitzero"`
	Name *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ReplaceUserResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ReplaceUserResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
