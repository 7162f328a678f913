package patched

import (
	"encoding/json"

	"example.com/patched/core"
)

// Address is a type of the API.
type Address struct {
	City core.Nullable[string] `json:"city,omitzero"`
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

// UserPatch is a type of the API.
type UserPatch struct {
	Name    *string                 `json:"name,omitzero"`
	Phone   core.Nullable[string]   `json:"phone,omitzero"`
	Age     core.Nullable[int64]    `json:"age,omitzero"`
	Address core.Nullable[Address]  `json:"address,omitzero"`
	Roles   core.Nullable[[]string] `json:"roles,omitzero"`
	Labels  map[string]*string      `json:"labels,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v UserPatch) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UserPatch) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
