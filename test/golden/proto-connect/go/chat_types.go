package chat

import (
	"encoding/json"
	"time"

	"example.com/chat/core"
)

// SayRequest is a type of the API.
type SayRequest struct {
	Room *string `json:"room,omitzero"`
	// At most one of `text`, `image` is set.
	Text *string `json:"text,omitzero"`
	// At most one of `text`, `image` is set.
	Image []byte `json:"image,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SayRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SayRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SayResponse is a type of the API.
type SayResponse struct {
	ID *string    `json:"id,omitzero"`
	At *time.Time `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SayResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SayResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// LastRequest is a type of the API.
type LastRequest struct {
	Room *string `json:"room,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v LastRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *LastRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListenRequest is a type of the API.
type ListenRequest struct {
	Room    *string  `json:"room,omitzero"`
	Quality *Quality `json:"quality,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListenRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListenRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Quality is a value of a list, which can grow.
type Quality string

// The declared values of Quality.
const (
	QualityQualityUnspecified Quality = "QUALITY_UNSPECIFIED"
	QualityQualityHigh        Quality = "QUALITY_HIGH"
)

// Known reports whether the value is one that the definition declares.
func (v Quality) Known() bool {
	switch v {
	case QualityQualityUnspecified, QualityQualityHigh:
		return true
	}
	return false
}

// Said is a type of the API.
type Said struct {
	ID   *string     `json:"id,omitzero"`
	Said *SayRequest `json:"said,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Said) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Said) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
