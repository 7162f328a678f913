package schemas

import (
	"encoding/json"
	"time"

	"example.com/schemas/core"
)

// Widget is a type of the API.
type Widget struct {
	Shape  Shape              `json:"shape"`
	Plain  *Plain             `json:"plain,omitzero"`
	Level  *Level             `json:"level,omitzero"`
	When   *time.Time         `json:"when"`
	Labels map[string][]Level `json:"labels,omitzero"`
	Fixed  *string            `json:"fixed,omitzero"`
	Secret any                `json:"secret,omitzero"`
	// Deprecated: Use level.
	Old *string `json:"old,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Widget) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Widget) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Shape is one of several types: just one of its pointers is set.
type Shape struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type   string  `sdk:"tag" json:"kind"`
	Circle *Circle `union:"Circle"`
	Square *Square `union:"Square"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Shape) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Shape) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewShapeFromCircle makes the variant Circle of Shape.
func NewShapeFromCircle(v *Circle) Shape {
	return Shape{Type: "Circle", Circle: v}
}

// NewShapeFromSquare makes the variant Square of Shape.
func NewShapeFromSquare(v *Square) Shape {
	return Shape{Type: "Square", Square: v}
}

// ShapeVisitor has a method for each variant of Shape, and one for those that are not known.
type ShapeVisitor interface {
	VisitCircle(*Circle) error
	VisitSquare(*Square) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Shape) Accept(visitor ShapeVisitor) error {
	switch {
	case v.Circle != nil:
		return visitor.VisitCircle(v.Circle)
	case v.Square != nil:
		return visitor.VisitSquare(v.Square)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Plain is one of several types: just one of its pointers is set.
type Plain struct {
	Circle *Circle `union:""`
	Square *Square `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Plain) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Plain) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPlainFromCircle makes the variant Circle of Plain.
func NewPlainFromCircle(v *Circle) Plain {
	return Plain{Circle: v}
}

// NewPlainFromSquare makes the variant Square of Plain.
func NewPlainFromSquare(v *Square) Plain {
	return Plain{Square: v}
}

// PlainVisitor has a method for each variant of Plain, and one for those that are not known.
type PlainVisitor interface {
	VisitCircle(*Circle) error
	VisitSquare(*Square) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Plain) Accept(visitor PlainVisitor) error {
	switch {
	case v.Circle != nil:
		return visitor.VisitCircle(v.Circle)
	case v.Square != nil:
		return visitor.VisitSquare(v.Square)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Level is a value of a list, which can grow.
type Level string

// The declared values of Level.
const (
	// Less than one.
	LevelBelowOne Level = "<1"
	LevelValue1   Level = "1"
	// Deprecated: do not use.
	LevelAboveOne Level = ">1"
)

// Known reports whether the value is one that the definition declares.
func (v Level) Known() bool {
	switch v {
	case LevelBelowOne, LevelValue1, LevelAboveOne:
		return true
	}
	return false
}

// Color is a value of a list, which can grow.
type Color string

// The declared values of Color.
const (
	ColorRed   Color = "r"
	ColorGreen Color = "g"
)

// Known reports whether the value is one that the definition declares.
func (v Color) Known() bool {
	switch v {
	case ColorRed, ColorGreen:
		return true
	}
	return false
}

// Circle is a type of the API.
type Circle struct {
	Kind string  `json:"kind" const:"Circle"`
	R    float64 `json:"r"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Circle) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Circle) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Square is a type of the API.
type Square struct {
	Kind string  `json:"kind" const:"Square"`
	A    float64 `json:"a"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Square) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Square) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
