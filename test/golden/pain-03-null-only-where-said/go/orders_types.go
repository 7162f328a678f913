package notnull

import (
	"encoding/json"

	"example.com/not-null/core"
)

// Address is a type of the API.
type Address struct {
	City string                `json:"city"`
	Zip  core.Nullable[string] `json:"zip,omitzero"`
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

// Order is a type of the API.
type Order struct {
	Item  string  `json:"item"`
	Note  *string `json:"note,omitzero"`
	Count *int64  `json:"count,omitzero"`
	// Where it goes.
	Address Address                `json:"address"`
	Billing core.Nullable[Address] `json:"billing,omitzero"`
	Tags    []string               `json:"tags,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Order) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Order) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// StoredOrder is a type of the API.
type StoredOrder struct {
	Item  string `json:"item"`
	Note  string `json:"note"`
	Count *int64 `json:"count,omitzero"`
	// Where it goes.
	Address Address                `json:"address"`
	Billing core.Nullable[Address] `json:"billing,omitzero"`
	Tags    []string               `json:"tags,omitzero"`
	ID      *string                `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v StoredOrder) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *StoredOrder) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
