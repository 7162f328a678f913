package tower

import (
	"encoding/json"

	"example.com/tower/core"
)

// Flight is a type of the API.
type Flight struct {
	ID string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Flight) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Flight) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
