package tower

import (
	"encoding/json"
	"time"

	"example.com/tower/core"
)

// WebsocketPosition is a type of the API.
type WebsocketPosition struct {
	Flight string     `json:"flight"`
	At     *time.Time `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketPosition) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketPosition) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
