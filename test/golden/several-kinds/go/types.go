package tower

import (
	"encoding/json"

	"example.com/tower/core"
)

// GetRequest is a type of the API.
type GetRequest struct {
	ID *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v GetRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
