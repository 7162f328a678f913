package presence

import (
	"encoding/json"
	"time"

	"example.com/presence/core"
)

// Pet: A pet as it is stored.
type Pet struct {
	// Given by the server.
	ID   string `json:"id"`
	Name string `json:"name"`
	// Always there, perhaps null.
	Tag *string `json:"tag"`
	// Perhaps absent, never null.
	Nickname  *string              `json:"nickname,omitzero"`
	Owner     core.Nullable[Owner] `json:"owner,omitzero"`
	Secret    *string              `json:"secret,omitzero"`
	CreatedAt time.Time            `json:"createdAt"`
	// Without a type it is any JSON value.
	Anything any `json:"anything,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Pet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Pet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Owner is a type of the API.
type Owner struct {
	// Deprecated: do not use.
	Email   string        `json:"email"`
	Address *OwnerAddress `json:"address,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Owner) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Owner) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetUpdate is a type of the API.
type PetUpdate struct {
	Name *string `json:"name,omitzero"`
	// Null removes the tag.
	Tag   core.Nullable[string] `json:"tag,omitzero"`
	Owner core.Nullable[Owner]  `json:"owner,omitzero"`
	// The server assumes a default.
	Limit *int64 `json:"limit,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetUpdate) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetUpdate) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OwnerAddress is a type of the API.
type OwnerAddress struct {
	Street string    `json:"street"`
	Lines  []*string `json:"lines,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v OwnerAddress) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OwnerAddress) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
