package faults

import (
	"encoding/json"

	"example.com/faults/core"
)

// A is a type of the API.
type A struct {
	T string  `json:"t"`
	A *string `json:"a,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v A) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *A) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// B is a type of the API.
type B struct {
	T string  `json:"t"`
	B *string `json:"b,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v B) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *B) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// C is a type of the API.
type C struct {
	T CT `json:"t"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v C) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *C) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CT is a value of a list, which can grow.
type CT string

// The declared values of CT.
const (
	CTX CT = "x"
	CTC CT = "c"
)

// Known reports whether the value is one that the definition declares.
func (v CT) Known() bool {
	switch v {
	case CTX, CTC:
		return true
	}
	return false
}

// D is a type of the API.
type D struct {
	T DT `json:"t"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v D) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *D) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// DT is a value of a list, which can grow.
type DT string

// The declared values of DT.
const (
	DTX DT = "x"
	DTD DT = "d"
)

// Known reports whether the value is one that the definition declares.
func (v DT) Known() bool {
	switch v {
	case DTX, DTD:
		return true
	}
	return false
}

// Mapped is one of several types: just one of its pointers is set.
type Mapped struct {
	// Type is the value of the property t, which tells the variants apart.
	Type string `sdk:"tag" json:"t"`
	A    *A     `union:"a"`
	B    *B     `union:"B"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Mapped) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Mapped) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewMappedFromA makes the variant A of Mapped.
func NewMappedFromA(v *A) Mapped {
	return Mapped{Type: "a", A: v}
}

// NewMappedFromB makes the variant B of Mapped.
func NewMappedFromB(v *B) Mapped {
	return Mapped{Type: "B", B: v}
}

// MappedVisitor has a method for each variant of Mapped, and one for those that are not known.
type MappedVisitor interface {
	VisitA(*A) error
	VisitB(*B) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Mapped) Accept(visitor MappedVisitor) error {
	switch {
	case v.A != nil:
		return visitor.VisitA(v.A)
	case v.B != nil:
		return visitor.VisitB(v.B)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Overlapping is one of several types: just one of its pointers is set.
type Overlapping struct {
	C *C `union:""`
	D *D `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Overlapping) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Overlapping) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewOverlappingFromC makes the variant C of Overlapping.
func NewOverlappingFromC(v *C) Overlapping {
	return Overlapping{C: v}
}

// NewOverlappingFromD makes the variant D of Overlapping.
func NewOverlappingFromD(v *D) Overlapping {
	return Overlapping{D: v}
}

// OverlappingVisitor has a method for each variant of Overlapping, and one for those that are not known.
type OverlappingVisitor interface {
	VisitC(*C) error
	VisitD(*D) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Overlapping) Accept(visitor OverlappingVisitor) error {
	switch {
	case v.C != nil:
		return visitor.VisitC(v.C)
	case v.D != nil:
		return visitor.VisitD(v.D)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
