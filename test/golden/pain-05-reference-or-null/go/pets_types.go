package ornull

import (
	"encoding/json"

	"example.com/or-null/core"
)

// Owner is a type of the API.
type Owner struct {
	Name string `json:"name"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Owner) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Owner) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Size is a value of a list, which can grow.
type Size string

// The declared values of Size.
const (
	SizeSmall Size = "small"
	SizeLarge Size = "large"
)

// Known reports whether the value is one that the definition declares.
func (v Size) Known() bool {
	switch v {
	case SizeSmall, SizeLarge:
		return true
	}
	return false
}

// Pet is a type of the API.
type Pet struct {
	Owner *Owner `json:"owner"`
	// Null first.
	Breeder core.Nullable[Owner] `json:"breeder,omitzero"`
	Vet     core.Nullable[Owner] `json:"vet,omitzero"`
	Size    core.Nullable[Size]  `json:"size,omitzero"`
	Friends []*Owner             `json:"friends,omitzero"`
	Only    *Owner               `json:"only,omitzero"`
	Single  *Single              `json:"single,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Pet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Pet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Single is a type of the API.
type Single struct {
	Name string `json:"name"`
	Own  string `json:"own"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Single) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Single) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
