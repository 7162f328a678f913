package petservice

import (
	"encoding/json"
	"time"

	"example.com/pet-service/core"
)

// Pet: A pet.
type Pet struct {
	ID     PetID                    `json:"id"`
	Name   string                   `json:"name"`
	Weight Double                   `json:"weight"`
	Born   core.Nullable[time.Time] `json:"born,omitzero"`
	// What is said of it.
	Tags []string `json:"tags,omitzero"`
	// Deprecated: Feed by order.
	Fed   map[string]int64 `json:"fed,omitzero"`
	Count string           `json:"count"`
	Kind  Kind             `json:"kind"`
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

// PetID: The identifier of a pet.
type PetID = string

// Double is one of several types: just one of its pointers is set.
type Double struct {
	Number           *float64 `union:""`
	Nan              *string  `union:""`
	Infinity         *string  `union:""`
	NegativeInfinity *string  `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Double) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Double) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewDoubleFromNumber makes the variant Number of Double.
func NewDoubleFromNumber(v *float64) Double {
	return Double{Number: v}
}

// NewDoubleFromNan makes the variant Nan of Double.
func NewDoubleFromNan(v *string) Double {
	return Double{Nan: v}
}

// NewDoubleFromInfinity makes the variant Infinity of Double.
func NewDoubleFromInfinity(v *string) Double {
	return Double{Infinity: v}
}

// NewDoubleFromNegativeInfinity makes the variant NegativeInfinity of Double.
func NewDoubleFromNegativeInfinity(v *string) Double {
	return Double{NegativeInfinity: v}
}

// DoubleVisitor has a method for each variant of Double, and one for those that are not known.
type DoubleVisitor interface {
	VisitNumber(*float64) error
	VisitNan(*string) error
	VisitInfinity(*string) error
	VisitNegativeInfinity(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Double) Accept(visitor DoubleVisitor) error {
	switch {
	case v.Number != nil:
		return visitor.VisitNumber(v.Number)
	case v.Nan != nil:
		return visitor.VisitNan(v.Nan)
	case v.Infinity != nil:
		return visitor.VisitInfinity(v.Infinity)
	case v.NegativeInfinity != nil:
		return visitor.VisitNegativeInfinity(v.NegativeInfinity)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Kind is a value of a list, which can grow.
type Kind string

// The declared values of Kind.
const (
	KindCat Kind = "CAT"
	// Man's best friend.
	KindDog Kind = "DOG"
	// Deprecated: Extinct.
	KindDodo Kind = "DODO"
)

// Known reports whether the value is one that the definition declares.
func (v Kind) Known() bool {
	switch v {
	case KindCat, KindDog, KindDodo:
		return true
	}
	return false
}

// PetNotFoundBody: There is no such pet.
type PetNotFoundBody struct {
	ErrorCode       string                `json:"errorCode" const:"NOT_FOUND"`
	ErrorName       string                `json:"errorName" const:"Kennel:PetNotFound"`
	ErrorInstanceID string                `json:"errorInstanceId"`
	Parameters      PetNotFoundParameters `json:"parameters"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetNotFoundBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetNotFoundBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetNotFoundParameters is a type of the API.
type PetNotFoundParameters struct {
	ID   PetID                 `json:"id"`
	Name core.Nullable[string] `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetNotFoundParameters) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetNotFoundParameters) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
