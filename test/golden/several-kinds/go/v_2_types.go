package tower

import (
	"encoding/json"
	"time"

	"example.com/tower/core"
)

// V2WebsocketPosition is a type of the API.
type V2WebsocketPosition struct {
	Flight string     `json:"flight"`
	At     *time.Time `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v V2WebsocketPosition) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V2WebsocketPosition) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
