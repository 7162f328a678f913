package accounts

import (
	"encoding/json"

	"example.com/accounts/core"
)

// User is a type of the API.
type User struct {
	ID string `json:"id"`
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
