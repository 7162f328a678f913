package audiences

import (
	"encoding/json"

	"example.com/audiences/core"
)

// Event: Nothing needs it, but it is tagged.
type Event struct {
	Kind *string `json:"kind,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Event) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Event) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
