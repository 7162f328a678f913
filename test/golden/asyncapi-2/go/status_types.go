package chat

import (
	"encoding/json"

	"example.com/chat/core"
)

// WebsocketStatus is a value of a list, which can grow.
type WebsocketStatus string

// The declared values of WebsocketStatus.
const (
	WebsocketStatusUp   WebsocketStatus = "up"
	WebsocketStatusDown WebsocketStatus = "down"
)

// Known reports whether the value is one that the definition declares.
func (v WebsocketStatus) Known() bool {
	switch v {
	case WebsocketStatusUp, WebsocketStatusDown:
		return true
	}
	return false
}

// StatusChannelEvent: A message of the server.
type StatusChannelEvent struct {
	Status *WebsocketStatus `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v StatusChannelEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *StatusChannelEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewStatusChannelEventFromStatus makes the variant Status of StatusChannelEvent.
func NewStatusChannelEventFromStatus(v *WebsocketStatus) StatusChannelEvent {
	return StatusChannelEvent{Status: v}
}

// StatusChannelEventVisitor has a method for each variant of StatusChannelEvent, and one for those that are not known.
type StatusChannelEventVisitor interface {
	VisitStatus(*WebsocketStatus) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v StatusChannelEvent) Accept(visitor StatusChannelEventVisitor) error {
	switch {
	case v.Status != nil:
		return visitor.VisitStatus(v.Status)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
