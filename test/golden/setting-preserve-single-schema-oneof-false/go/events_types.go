package events

import (
	"encoding/json"

	"example.com/events/core"
)

// Event is a name that the API gives to a type.
type Event = Created

// Created is a type of the API.
type Created struct {
	ID     string                 `json:"id"`
	Before core.Nullable[Created] `json:"before,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Created) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Created) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
