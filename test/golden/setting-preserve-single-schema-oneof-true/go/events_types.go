package events

import (
	"encoding/json"

	"example.com/events/core"
)

// Event is one of several types: just one of its pointers is set.
type Event struct {
	Created *Created `union:""`
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
	return Event{Created: v}
}

// EventVisitor has a method for each variant of Event, and one for those that are not known.
type EventVisitor interface {
	VisitCreated(*Created) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Event) Accept(visitor EventVisitor) error {
	switch {
	case v.Created != nil:
		return visitor.VisitCreated(v.Created)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Created is a type of the API.
type Created struct {
	ID     CreatedID              `json:"id"`
	Before core.Nullable[Created] `json:"before,omitzero"`
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

// CreatedID is one of several types: just one of its pointers is set.
type CreatedID struct {
	String *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v CreatedID) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreatedID) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewCreatedIDFromString makes the variant String of CreatedID.
func NewCreatedIDFromString(v *string) CreatedID {
	return CreatedID{String: v}
}

// CreatedIDVisitor has a method for each variant of CreatedID, and one for those that are not known.
type CreatedIDVisitor interface {
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v CreatedID) Accept(visitor CreatedIDVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
