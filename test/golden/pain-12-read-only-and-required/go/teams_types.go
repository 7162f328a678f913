package readonly

import (
	"encoding/json"
	"time"

	"example.com/read-only/core"
)

// Entity is a type of the API.
type Entity struct {
	ID        *string    `json:"id,omitzero"`
	CreatedAt *time.Time `json:"createdAt,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Entity) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Entity) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Team is a type of the API.
type Team struct {
	ID        *string    `json:"id,omitzero"`
	CreatedAt *time.Time `json:"createdAt,omitzero"`
	Lead      User       `json:"lead"`
	Members   []User     `json:"members"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Team) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Team) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
