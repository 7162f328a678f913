package lights

import (
	"encoding/json"

	"example.com/lights/core"
)

// WebsocketMeasurement is a type of the API.
type WebsocketMeasurement struct {
	Lumens int64 `json:"lumens"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketMeasurement) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketMeasurement) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// WebsocketMeasurementHeaders is a type of the API.
type WebsocketMeasurementHeaders struct {
	Trace *string `json:"trace,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v WebsocketMeasurementHeaders) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *WebsocketMeasurementHeaders) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
