package notes

import (
	"encoding/json"

	"example.com/notes/core"
)

// Note is a type of the API.
type Note struct {
	Text   *string `json:"text,omitzero"`
	Closed *Closed `json:"closed,omitzero"`
	Map    Map     `json:"map,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Note) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Note) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Closed is a type of the API.
type Closed struct {
	Text *string `json:"text,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Closed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Closed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Map is a name that the API gives to a type.
type Map = map[string]any
