package reserved

import (
	"encoding/json"

	"example.com/reserved/core"
)

// Class is a type of the API.
type Class struct {
	Type     *Type                     `json:"Type,omitzero"`
	Type2    *TypeModel                `json:"type,omitzero"`
	Default  *string                   `json:"Default,omitzero"`
	Default2 *string                   `json:"default,omitzero"`
	Null     *string                   `json:"NULL,omitzero"`
	Var      *Void                     `json:"var,omitzero"`
	State    core.Nullable[ClassState] `json:"state,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Class) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Class) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Type is a type of the API.
type Type struct {
	Import *string `json:"Import,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Type) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Type) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Void is a type of the API.
type Void struct {
	Void *string `json:"Void,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Void) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Void) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ClassState is a value of a list, which can grow.
type ClassState string

// The declared values of ClassState.
const (
	ClassStateNew2   ClassState = "new"
	ClassStateNew    ClassState = "New"
	ClassStateTrue   ClassState = "true"
	ClassStateClass2 ClassState = "class"
	ClassStateClass  ClassState = "Class"
)

// Known reports whether the value is one that the definition declares.
func (v ClassState) Known() bool {
	switch v {
	case ClassStateNew2, ClassStateNew, ClassStateTrue, ClassStateClass2, ClassStateClass:
		return true
	}
	return false
}
