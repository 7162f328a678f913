package long

import (
	"encoding/json"

	"example.com/long/core"
)

// Item is a type of the API.
type Item struct {
	Item *Item                                                                                                                                                                                                                                                                                                                                                                        `json:"item,omitzero"`
	One  *VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordOne `json:"one,omitzero"`
	Two  *VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordTwo `json:"two,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Item) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Item) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordOne is a type of the API.
type VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordOne struct {
	One  *string `json:"one,omitzero"`
	Next *Item   `json:"next,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordOne) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordOne) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordTwo is a type of the API.
type VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordTwo struct {
	Two *string `json:"two,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordTwo) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordTwo) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
