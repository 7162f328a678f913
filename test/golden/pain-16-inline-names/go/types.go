package inline

import (
	"encoding/json"

	"example.com/inline/core"
)

// Address is a type of the API.
type Address struct {
	Geo   *AddressGeo                  `json:"geo,omitzero"`
	Lines map[string]AddressLinesValue `json:"lines,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Address) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Address) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddressGeo is a type of the API.
type AddressGeo struct {
	Lat *float64 `json:"lat,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddressGeo) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddressGeo) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddressLinesValue is a type of the API.
type AddressLinesValue struct {
	Text *string `json:"text,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddressLinesValue) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddressLinesValue) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
