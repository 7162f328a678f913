package chat

import (
	"encoding/json"
	"time"

	"example.com/chat/core"
)

// User is a type of the API.
type User struct {
	Name   string     `json:"name"`
	Joined *time.Time `json:"joined,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v User) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *User) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketSay is a type of the API.
type WebsocketSay struct {
	Type string `json:"type" const:"say"`
	Text string `json:"text"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketSay) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketSay) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketTyping is a type of the API.
type WebsocketTyping struct {
	Type string `json:"type" const:"typing"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketTyping) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketTyping) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketSaid is a type of the API.
type WebsocketSaid struct {
	Type string `json:"type" const:"said"`
	By   User   `json:"by"`
	Text string `json:"text"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketSaid) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketSaid) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketLeft is a type of the API.
type WebsocketLeft struct {
	Type string `json:"type" const:"left"`
	By   User   `json:"by"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketLeft) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketLeft) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// RoomsRoomChannelEvent: A message of the server.
type RoomsRoomChannelEvent struct {
	// Type is the value of the property type, which tells the variants apart.
	Type string         `sdk:"tag" json:"type"`
	Said *WebsocketSaid `union:"said"`
	Left *WebsocketLeft `union:"left"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v RoomsRoomChannelEvent) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *RoomsRoomChannelEvent) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewRoomsRoomChannelEventFromSaid makes the variant Said of RoomsRoomChannelEvent.
func NewRoomsRoomChannelEventFromSaid(v *WebsocketSaid) RoomsRoomChannelEvent {
	return RoomsRoomChannelEvent{Type: "said", Said: v}
}

// NewRoomsRoomChannelEventFromLeft makes the variant Left of RoomsRoomChannelEvent.
func NewRoomsRoomChannelEventFromLeft(v *WebsocketLeft) RoomsRoomChannelEvent {
	return RoomsRoomChannelEvent{Type: "left", Left: v}
}

// RoomsRoomChannelEventVisitor has a method for each variant of RoomsRoomChannelEvent, and one for those that are not known.
type RoomsRoomChannelEventVisitor interface {
	VisitSaid(*WebsocketSaid) error
	VisitLeft(*WebsocketLeft) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v RoomsRoomChannelEvent) Accept(visitor RoomsRoomChannelEventVisitor) error {
	switch {
	case v.Said != nil:
		return visitor.VisitSaid(v.Said)
	case v.Left != nil:
		return visitor.VisitLeft(v.Left)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}
