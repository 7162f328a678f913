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
