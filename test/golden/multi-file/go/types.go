package multifile

import (
	"encoding/json"

	"example.com/multi-file/core"
)

// Local is a type of the API.
type Local struct {
	Pet *Pet `json:"pet,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Local) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Local) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
