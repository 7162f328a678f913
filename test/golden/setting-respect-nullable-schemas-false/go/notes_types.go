package nulls

import (
	"encoding/json"

	"example.com/nulls/core"
)

// Text is a name that the API gives to a type.
type Text = string

// Note is a type of the API.
type Note struct {
	Plain     string    `json:"plain"`
	Optional  *string   `json:"optional,omitzero"`
	Nullable  *string   `json:"nullable,omitzero"`
	Both      *string   `json:"both,omitzero"`
	Reference *Text     `json:"reference,omitzero"`
	List      []*string `json:"list"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Note) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Note) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
