package streams

import (
	"encoding/json"

	"example.com/streams/core"
)

// CreateAnswerRequestBody is a type of the API.
type CreateAnswerRequestBody struct {
	Prompt   string `json:"prompt"`
	Streamed *bool  `json:"streamed,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CreateAnswerRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreateAnswerRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
