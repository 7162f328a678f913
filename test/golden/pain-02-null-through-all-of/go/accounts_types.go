package inheritednull

import (
	"encoding/json"
	"time"

	"example.com/inherited-null/core"
)

// Nickname is a name that the API gives to a type.
type Nickname = string

// Base is a type of the API.
type Base struct {
	ID       string     `json:"id"`
	Nickname *Nickname  `json:"nickname"`
	ClosedAt *time.Time `json:"closedAt"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Base) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Base) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Account is a type of the API.
type Account struct {
	ID       string     `json:"id"`
	Nickname *Nickname  `json:"nickname"`
	ClosedAt *time.Time `json:"closedAt"`
	// Another one.
	Alias  *Nickname `json:"alias"`
	Parent *Base     `json:"parent"`
	// Never null.
	Owner *Base `json:"owner,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Account) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Account) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
