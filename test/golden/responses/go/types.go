package responses

import (
	"encoding/json"

	"example.com/responses/core"
)

// Item is a type of the API.
type Item struct {
	ID string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Item) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Item) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Problem is a type of the API.
type Problem struct {
	Title *string `json:"title,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Problem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Problem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// TwoShapesAcceptedResponse is a type of the API.
type TwoShapesAcceptedResponse struct {
	Job string `json:"job"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TwoShapesAcceptedResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TwoShapesAcceptedResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
