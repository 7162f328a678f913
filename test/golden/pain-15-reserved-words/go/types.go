package reserved

import (
	"encoding/json"

	"example.com/reserved/core"
)

// TypeModel is a type of the API.
type TypeModel struct {
	Import *string `json:"import,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TypeModel) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TypeModel) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Default is a value of a list, which can grow.
type Default string

// The declared values of Default.
const (
	DefaultA Default = "a"
	DefaultB Default = "b"
)

// Known reports whether the value is one that the definition declares.
func (v Default) Known() bool {
	switch v {
	case DefaultA, DefaultB:
		return true
	}
	return false
}

// Object is a type of the API.
type Object struct {
	Object *Default `json:"object,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Object) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Object) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
