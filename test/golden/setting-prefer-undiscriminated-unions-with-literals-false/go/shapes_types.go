package shapes

import (
	"encoding/json"

	"example.com/shapes/core"
)

// Shape is one of several types: just one of its pointers is set.
type Shape struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type    string   `sdk:"tag" json:"kind"`
	Circle  *Circle  `union:"circle"`
	Square  *Square  `union:"square"`
	Polygon *Polygon `union:"polygon,star"`
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
	return Shape{Type: "circle", Circle: v}
}

// NewShapeFromSquare makes the variant Square of Shape.
func NewShapeFromSquare(v *Square) Shape {
	return Shape{Type: "square", Square: v}
}

// NewShapeFromPolygon makes the variant Polygon of Shape.
func NewShapeFromPolygon(v *Polygon) Shape {
	return Shape{Type: "polygon", Polygon: v}
}

// ShapeVisitor has a method for each variant of Shape, and one for those that are not known.
type ShapeVisitor interface {
	VisitCircle(*Circle) error
	VisitSquare(*Square) error
	VisitPolygon(*Polygon) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Shape) Accept(visitor ShapeVisitor) error {
	switch {
	case v.Circle != nil:
		return visitor.VisitCircle(v.Circle)
	case v.Square != nil:
		return visitor.VisitSquare(v.Square)
	case v.Polygon != nil:
		return visitor.VisitPolygon(v.Polygon)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Circle is a type of the API.
type Circle struct {
	Kind   string  `json:"kind"`
	Radius float64 `json:"radius"`
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

// Animal is one of several types: just one of its pointers is set.
type Animal struct {
	// Type is the value of the property species, which tells the variants apart.
	Type string `sdk:"tag" json:"species"`
	Cat  *Cat   `union:"Cat"`
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

// NewAnimalFromCat makes the variant Cat of Animal.
func NewAnimalFromCat(v *Cat) Animal {
	return Animal{Type: "Cat", Cat: v}
}

// AnimalVisitor has a method for each variant of Animal, and one for those that are not known.
type AnimalVisitor interface {
	VisitCat(*Cat) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Animal) Accept(visitor AnimalVisitor) error {
	switch {
	case v.Cat != nil:
		return visitor.VisitCat(v.Cat)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
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

// Cat is a type of the API.
type Cat struct {
	Species string `json:"species"`
	Lives   *int64 `json:"lives,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Cat) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Cat) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
