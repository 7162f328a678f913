package streams

import (
	"encoding/json"

	"example.com/streams/core"
)

// Answer is a type of the API.
type Answer struct {
	Text string `json:"text"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Answer) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Answer) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Chunk is a type of the API.
type Chunk struct {
	Delta string `json:"delta"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Chunk) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Chunk) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CompleteRequestBody is a type of the API.
type CompleteRequestBody struct {
	Prompt string `json:"prompt"`
	Stream bool   `json:"stream"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CompleteRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CompleteRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
