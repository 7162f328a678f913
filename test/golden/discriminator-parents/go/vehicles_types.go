package parents

import (
	"encoding/json"

	"example.com/parents/core"
)

// GetVehicleResponse is a type of the API.
type GetVehicleResponse struct {
	Kind   string `json:"kind"`
	Wheels *int64 `json:"wheels,omitzero"`
	Owner  *Pet   `json:"owner,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v GetVehicleResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetVehicleResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
