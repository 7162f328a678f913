package readonly

import (
	"encoding/json"

	"example.com/read-only/core"
)

// User is a type of the API.
type User struct {
	ID       *string `json:"id,omitzero"`
	Name     string  `json:"name"`
	Password *string `json:"password,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v User) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *User) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
