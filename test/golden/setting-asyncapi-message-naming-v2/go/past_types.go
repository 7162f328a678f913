package chat

import (
	"encoding/json"

	"example.com/chat/core"
)

// Heard is a type of the API.
type Heard struct {
	Text *string `json:"text,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Heard) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Heard) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PastChannelEvent: A message of the server.
type PastChannelEvent struct {
	Heard *Heard `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v PastChannelEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PastChannelEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPastChannelEventFromHeard makes the variant Heard of PastChannelEvent.
func NewPastChannelEventFromHeard(v *Heard) PastChannelEvent {
	return PastChannelEvent{Heard: v}
}

// PastChannelEventVisitor has a method for each variant of PastChannelEvent, and one for those that are not known.
type PastChannelEventVisitor interface {
	VisitHeard(*Heard) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v PastChannelEvent) Accept(visitor PastChannelEventVisitor) error {
	switch {
	case v.Heard != nil:
		return visitor.VisitHeard(v.Heard)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
