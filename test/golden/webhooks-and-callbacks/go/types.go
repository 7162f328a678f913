package webhooks

import (
	"encoding/json"
	"time"

	"example.com/webhooks/core"
)

// Ping is a type of the API.
type Ping struct {
	At time.Time `json:"at"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Ping) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Ping) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OrderPaidPayloadRequestBody is a type of the API.
type OrderPaidPayloadRequestBody struct {
	Order  string   `json:"order"`
	Amount *float64 `json:"amount,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v OrderPaidPayloadRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OrderPaidPayloadRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
