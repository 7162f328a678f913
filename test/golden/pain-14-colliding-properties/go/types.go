package colliding

import (
	"encoding/json"

	"example.com/colliding/core"
)

// ThingDashFoo is a type of the API.
type ThingDashFoo struct {
	Own *string `json:"own,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingDashFoo) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingDashFoo) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ThingUnderscoreFoo is a type of the API.
type ThingUnderscoreFoo struct {
	Other *string `json:"other,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingUnderscoreFoo) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingUnderscoreFoo) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
