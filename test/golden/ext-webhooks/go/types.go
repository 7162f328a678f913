package signedwebhooks

import (
	"encoding/json"

	"example.com/signed-webhooks/core"
)

// Order is a type of the API.
type Order struct {
	ID string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Order) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Order) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
