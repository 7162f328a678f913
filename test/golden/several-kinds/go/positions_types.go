package tower

import (
	"encoding/json"
	"time"

	"example.com/tower/core"
)

// WebsocketPosition is a type of the API.
type WebsocketPosition struct {
	Flight string     `json:"flight"`
	At     *time.Time `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketPosition) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketPosition) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PositionsChannelEvent: A message of the server.
type PositionsChannelEvent struct {
	Position *WebsocketPosition `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v PositionsChannelEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PositionsChannelEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPositionsChannelEventFromPosition makes the variant Position of PositionsChannelEvent.
func NewPositionsChannelEventFromPosition(v *WebsocketPosition) PositionsChannelEvent {
	return PositionsChannelEvent{Position: v}
}

// PositionsChannelEventVisitor has a method for each variant of PositionsChannelEvent, and one for those that are not known.
type PositionsChannelEventVisitor interface {
	VisitPosition(*WebsocketPosition) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v PositionsChannelEvent) Accept(visitor PositionsChannelEventVisitor) error {
	switch {
	case v.Position != nil:
		return visitor.VisitPosition(v.Position)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
