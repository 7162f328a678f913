package missingtype

import (
	"encoding/json"
	"time"

	"example.com/missing-type/core"
)

// Thing is a type of the API.
type Thing struct {
	// Nothing is said of it.
	Anything any        `json:"anything"`
	Inner    ThingInner `json:"inner"`
	List     []int64    `json:"list,omitzero"`
	Code     *string    `json:"code,omitzero"`
	At       *time.Time `json:"at,omitzero"`
	Untyped  any        `json:"untyped,omitzero"`
	// Optional and without a type.
	Absent any `json:"absent,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Thing) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Thing) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ThingInner is a type of the API.
type ThingInner struct {
	Deep *string `json:"deep,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingInner) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingInner) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
