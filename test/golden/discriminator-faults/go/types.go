package faults

import (
	"encoding/json"

	"example.com/faults/core"
)

// Untold is one of several types: just one of its pointers is set.
type Untold struct {
	A         *A               `union:""`
	WithOther *UntoldWithOther `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Untold) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Untold) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewUntoldFromA makes the variant A of Untold.
func NewUntoldFromA(v *A) Untold {
	return Untold{A: v}
}

// NewUntoldFromWithOther makes the variant WithOther of Untold.
func NewUntoldFromWithOther(v *UntoldWithOther) Untold {
	return Untold{WithOther: v}
}

// UntoldVisitor has a method for each variant of Untold, and one for those that are not known.
type UntoldVisitor interface {
	VisitA(*A) error
	VisitWithOther(*UntoldWithOther) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Untold) Accept(visitor UntoldVisitor) error {
	switch {
	case v.A != nil:
		return visitor.VisitA(v.A)
	case v.WithOther != nil:
		return visitor.VisitWithOther(v.WithOther)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// UntoldWithOther is a type of the API.
type UntoldWithOther struct {
	Other *string `json:"other,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v UntoldWithOther) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UntoldWithOther) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Parent is one of several types: just one of its pointers is set.
type Parent struct {
	One *One `union:""`
	Two *Two `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Parent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Parent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewParentFromOne makes the variant One of Parent.
func NewParentFromOne(v *One) Parent {
	return Parent{One: v}
}

// NewParentFromTwo makes the variant Two of Parent.
func NewParentFromTwo(v *Two) Parent {
	return Parent{Two: v}
}

// ParentVisitor has a method for each variant of Parent, and one for those that are not known.
type ParentVisitor interface {
	VisitOne(*One) error
	VisitTwo(*Two) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Parent) Accept(visitor ParentVisitor) error {
	switch {
	case v.One != nil:
		return visitor.VisitOne(v.One)
	case v.Two != nil:
		return visitor.VisitTwo(v.Two)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ParentBase is a type of the API.
type ParentBase struct {
	T string `json:"t"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ParentBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParentBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// One is a type of the API.
type One struct {
	T   string  `json:"t"`
	One *string `json:"one,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v One) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *One) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Two is a type of the API.
type Two struct {
	T   string  `json:"t" const:"one"`
	Two *string `json:"two,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Two) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Two) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
