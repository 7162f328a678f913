package composition

import (
	"encoding/json"

	"example.com/composition/core"
)

// Named is a type of the API.
type Named struct {
	Name *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Named) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Named) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Kitten: Narrows a property of what it extends.
type Kitten struct {
	ID     string                `json:"id"`
	Note   core.Nullable[string] `json:"note,omitzero"`
	Name   string                `json:"name"`
	Lives  int64                 `json:"lives" const:"9"`
	Mother *Cat                  `json:"mother,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Kitten) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Kitten) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Described: A wrapper around one reference adds text only.
type Described = Base

// NullableWrapped is a name that the API gives to a type.
type NullableWrapped = Named

// Slug: allOf of what is no object.
type Slug = string

// Owner is a type of the API.
type Owner struct {
	// The first one.
	Cat *Cat `json:"cat,omitzero"`
	// Text beside a reference.
	Kitten    *Kitten                        `json:"kitten,omitzero"`
	Wrapped   core.Nullable[NullableWrapped] `json:"wrapped,omitzero"`
	Slug      *Slug                          `json:"slug,omitzero"`
	Described *Described                     `json:"described,omitzero"`
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
