package discriminatedunions

import (
	"encoding/json"
	"time"

	"example.com/discriminated-unions/core"
)

// Event: With a mapping; two tags name one schema.
type Event struct {
	// Type is the value of the property type, which tells the variants apart.
	Type    string   `sdk:"tag" json:"type"`
	Created *Created `union:"thing.created,thing.restored"`
	Removed *Removed `union:"thing.removed"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Event) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Event) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewEventFromCreated makes the variant Created of Event.
func NewEventFromCreated(v *Created) Event {
	return Event{Type: "thing.created", Created: v}
}

// NewEventFromRemoved makes the variant Removed of Event.
func NewEventFromRemoved(v *Removed) Event {
	return Event{Type: "thing.removed", Removed: v}
}

// EventVisitor has a method for each variant of Event, and one for those that are not known.
type EventVisitor interface {
	VisitCreated(*Created) error
	VisitRemoved(*Removed) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Event) Accept(visitor EventVisitor) error {
	switch {
	case v.Created != nil:
		return visitor.VisitCreated(v.Created)
	case v.Removed != nil:
		return visitor.VisitRemoved(v.Removed)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Created is a type of the API.
type Created struct {
	Type string    `json:"type"`
	At   time.Time `json:"at"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Created) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Created) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Removed is a type of the API.
type Removed struct {
	Type   string  `json:"type"`
	Reason *string `json:"reason,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Removed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Removed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Shape: Without a mapping, the names of the schemas are the tags.
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
	Kind string  `json:"kind"`
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
