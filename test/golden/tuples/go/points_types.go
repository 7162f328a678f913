package tuples

import (
	"encoding/json"
	"time"

	"example.com/tuples/core"
)

// Point: Longitude and latitude.
type Point = Tuple2_[float64, float64]

// Box is a name that the API gives to a type.
type Box = Tuple2_[Point, Point]

// Walk is a name that the API gives to a type.
type Walk = Tuple1Rest[string, Point]

// Tuple2 is a type of the API.
type Tuple2 struct {
	Name *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple2) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple2) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Either is one of several types: just one of its pointers is set.
type Either struct {
	Point  *Point                        `union:""`
	String *string                       `union:""`
	List   *Tuple3[string, bool, *int64] `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Either) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Either) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewEitherFromPoint makes the variant Point of Either.
func NewEitherFromPoint(v *Point) Either {
	return Either{Point: v}
}

// NewEitherFromString makes the variant String of Either.
func NewEitherFromString(v *string) Either {
	return Either{String: v}
}

// NewEitherFromList makes the variant List of Either.
func NewEitherFromList(v *Tuple3[string, bool, *int64]) Either {
	return Either{List: v}
}

// EitherVisitor has a method for each variant of Either, and one for those that are not known.
type EitherVisitor interface {
	VisitPoint(*Point) error
	VisitString(*string) error
	VisitList(*Tuple3[string, bool, *int64]) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Either) Accept(visitor EitherVisitor) error {
	switch {
	case v.Point != nil:
		return visitor.VisitPoint(v.Point)
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.List != nil:
		return visitor.VisitList(v.List)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Shape is a type of the API.
type Shape struct {
	Kind     string                                                  `json:"kind"`
	Needed   Point                                                   `json:"needed"`
	Optional *Point                                                  `json:"optional,omitzero"`
	Nullable *Point                                                  `json:"nullable"`
	Both     core.Nullable[Point]                                    `json:"both,omitzero"`
	Self     *Tuple2_[Shape, string]                                 `json:"self,omitzero"`
	Many     []Box                                                   `json:"many,omitzero"`
	ByName   map[string]Tuple2_[time.Time, Tuple2]                   `json:"byName,omitzero"`
	Open     *Tuple2Rest[int64, ShapeOpenItemSecond, any]            `json:"open,omitzero"`
	Either   *Either                                                 `json:"either,omitzero"`
	Inner    *Tuple2Rest[ShapeInnerItemFirst, Tuple1[int64], string] `json:"inner,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Shape) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Shape) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ShapeOpenItemSecond is a value of a list, which can grow.
type ShapeOpenItemSecond string

// The declared values of ShapeOpenItemSecond.
const (
	ShapeOpenItemSecondA ShapeOpenItemSecond = "a"
	ShapeOpenItemSecondB ShapeOpenItemSecond = "b"
)

// Known reports whether the value is one that the definition declares.
func (v ShapeOpenItemSecond) Known() bool {
	switch v {
	case ShapeOpenItemSecondA, ShapeOpenItemSecondB:
		return true
	}
	return false
}

// ShapeInnerItemFirst is a type of the API.
type ShapeInnerItemFirst struct {
	Deep *string `json:"deep,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ShapeInnerItemFirst) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ShapeInnerItemFirst) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
