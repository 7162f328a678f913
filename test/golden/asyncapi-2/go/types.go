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
