package chat

import (
	"encoding/json"

	"example.com/chat/core"
)

// Moment is a name that the API gives to a type.
type Moment = string

// WebsocketSay: Spoken words
type WebsocketSay struct {
	Text   string                `json:"text"`
	To     *string               `json:"to,omitzero"`
	Mood   *string               `json:"mood"`
	Moment core.Nullable[Moment] `json:"moment,omitzero"`
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
