package petservice

import (
	"encoding/json"

	"example.com/pet-service/core"
)

// Event is one of several types: just one of its pointers is set.
type Event struct {
	// Type is the value of the property type, which tells the variants apart.
	Type    string        `sdk:"tag" json:"type"`
	Arrived *EventArrived `union:"arrived"`
	Left    *EventLeft    `union:"left"`
	Fed     *EventFed     `union:"fed"`
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

// NewEventFromArrived makes the variant Arrived of Event.
func NewEventFromArrived(v *EventArrived) Event {
	return Event{Type: "arrived", Arrived: v}
}

// NewEventFromLeft makes the variant Left of Event.
func NewEventFromLeft(v *EventLeft) Event {
	return Event{Type: "left", Left: v}
}

// NewEventFromFed makes the variant Fed of Event.
func NewEventFromFed(v *EventFed) Event {
	return Event{Type: "fed", Fed: v}
}

// EventVisitor has a method for each variant of Event, and one for those that are not known.
type EventVisitor interface {
	VisitArrived(*EventArrived) error
	VisitLeft(*EventLeft) error
	VisitFed(*EventFed) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Event) Accept(visitor EventVisitor) error {
	switch {
	case v.Arrived != nil:
		return visitor.VisitArrived(v.Arrived)
	case v.Left != nil:
		return visitor.VisitLeft(v.Left)
	case v.Fed != nil:
		return visitor.VisitFed(v.Fed)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// EventArrived is a type of the API.
type EventArrived struct {
	Type    string `json:"type" const:"arrived"`
	Arrived Pet    `json:"arrived"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v EventArrived) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *EventArrived) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// EventLeft is a type of the API.
type EventLeft struct {
	Type string `json:"type" const:"left"`
	Left PetID  `json:"left"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v EventLeft) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *EventLeft) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// EventFed is a type of the API.
type EventFed struct {
	Type string   `json:"type" const:"fed"`
	Fed  []string `json:"fed"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v EventFed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *EventFed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
