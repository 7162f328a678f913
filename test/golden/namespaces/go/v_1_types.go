package accounts

import (
	"encoding/json"

	"example.com/accounts/core"
)

// V1User is a type of the API.
type V1User struct {
	ID   int64   `json:"id"`
	Name *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v V1User) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V1User) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// V1Problem is a type of the API.
type V1Problem struct {
	Message *string `json:"message,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v V1Problem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V1Problem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
