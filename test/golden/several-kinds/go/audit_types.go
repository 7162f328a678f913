package tower

import (
	"encoding/json"

	"example.com/tower/core"
)

// Entry is a type of the API.
type Entry struct {
	ID   *string `json:"id,omitzero"`
	Text *string `json:"text,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Entry) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Entry) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
