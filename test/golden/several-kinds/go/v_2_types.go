package tower

import (
	"encoding/json"
	"time"

	"example.com/tower/core"
)

// V2WebsocketPosition is a type of the API.
type V2WebsocketPosition struct {
	Flight string     `json:"flight"`
	At     *time.Time `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v V2WebsocketPosition) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V2WebsocketPosition) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// V2PositionsChannelEvent: A message of the server.
type V2PositionsChannelEvent struct {
	Position *V2WebsocketPosition `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v V2PositionsChannelEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V2PositionsChannelEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewV2PositionsChannelEventFromPosition makes the variant Position of V2PositionsChannelEvent.
func NewV2PositionsChannelEventFromPosition(v *V2WebsocketPosition) V2PositionsChannelEvent {
	return V2PositionsChannelEvent{Position: v}
}

// V2PositionsChannelEventVisitor has a method for each variant of V2PositionsChannelEvent, and one for those that are not known.
type V2PositionsChannelEventVisitor interface {
	VisitPosition(*V2WebsocketPosition) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v V2PositionsChannelEvent) Accept(visitor V2PositionsChannelEventVisitor) error {
	switch {
	case v.Position != nil:
		return visitor.VisitPosition(v.Position)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
