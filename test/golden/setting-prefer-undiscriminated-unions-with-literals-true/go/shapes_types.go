package shapes

import (
	"encoding/json"

	"example.com/shapes/core"
)

// Shape is one of several types: just one of its pointers is set.
type Shape struct {
	ShapeCircle  *ShapeCircle  `union:""`
	Square       *Square       `union:""`
	ShapePolygon *ShapePolygon `union:""`
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

// NewShapeFromShapeCircle makes the variant ShapeCircle of Shape.
func NewShapeFromShapeCircle(v *ShapeCircle) Shape {
	return Shape{ShapeCircle: v}
}

// NewShapeFromSquare makes the variant Square of Shape.
func NewShapeFromSquare(v *Square) Shape {
	return Shape{Square: v}
}

// NewShapeFromShapePolygon makes the variant ShapePolygon of Shape.
func NewShapeFromShapePolygon(v *ShapePolygon) Shape {
	return Shape{ShapePolygon: v}
}

// ShapeVisitor has a method for each variant of Shape, and one for those that are not known.
type ShapeVisitor interface {
	VisitShapeCircle(*ShapeCircle) error
	VisitSquare(*Square) error
	VisitShapePolygon(*ShapePolygon) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Shape) Accept(visitor ShapeVisitor) error {
	switch {
	case v.ShapeCircle != nil:
		return visitor.VisitShapeCircle(v.ShapeCircle)
	case v.Square != nil:
		return visitor.VisitSquare(v.Square)
	case v.ShapePolygon != nil:
		return visitor.VisitShapePolygon(v.ShapePolygon)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Square is a type of the API.
type Square struct {
	Kind string  `json:"kind" const:"square"`
	Side float64 `json:"side"`
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

// Polygon is a type of the API.
type Polygon struct {
	Corners int64 `json:"corners"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Polygon) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Polygon) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ShapeCircle is a type of the API.
type ShapeCircle struct {
	Kind   string  `json:"kind" const:"circle"`
	Radius float64 `json:"radius"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ShapeCircle) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ShapeCircle) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ShapePolygon is a type of the API.
type ShapePolygon struct {
	Corners int64            `json:"corners"`
	Kind    ShapePolygonKind `json:"kind"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ShapePolygon) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ShapePolygon) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ShapePolygonKind is a value of a list, which can grow.
type ShapePolygonKind string

// The declared values of ShapePolygonKind.
const (
	ShapePolygonKindPolygon ShapePolygonKind = "polygon"
	ShapePolygonKindStar    ShapePolygonKind = "star"
)

// Known reports whether the value is one that the definition declares.
func (v ShapePolygonKind) Known() bool {
	switch v {
	case ShapePolygonKindPolygon, ShapePolygonKindStar:
		return true
	}
	return false
}

// Animal is one of several types: just one of its pointers is set.
type Animal struct {
	AnimalCat *AnimalCat `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Animal) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Animal) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewAnimalFromAnimalCat makes the variant AnimalCat of Animal.
func NewAnimalFromAnimalCat(v *AnimalCat) Animal {
	return Animal{AnimalCat: v}
}

// AnimalVisitor has a method for each variant of Animal, and one for those that are not known.
type AnimalVisitor interface {
	VisitAnimalCat(*AnimalCat) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Animal) Accept(visitor AnimalVisitor) error {
	switch {
	case v.AnimalCat != nil:
		return visitor.VisitAnimalCat(v.AnimalCat)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// AnimalBase is a type of the API.
type AnimalBase struct {
	Species string `json:"species"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AnimalBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AnimalBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AnimalCat is a type of the API.
type AnimalCat struct {
	Species string `json:"species" const:"Cat"`
	Lives   *int64 `json:"lives,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AnimalCat) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AnimalCat) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
