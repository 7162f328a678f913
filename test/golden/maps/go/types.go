package mapssdk

import (
	"encoding/json"

	"example.com/maps/core"
)

// Settings is a type of the API.
type Settings struct {
	Name      string                          `json:"name"`
	Labels    Labels                          `json:"labels,omitzero"`
	Free      map[string]any                  `json:"free,omitzero"`
	Open      map[string]any                  `json:"open,omitzero"`
	Closed    *Closed                         `json:"closed,omitzero"`
	Typed     *Typed                          `json:"typed,omitzero"`
	Patterned Patterned                       `json:"patterned,omitzero"`
	Nested    map[string][]map[string]*string `json:"nested,omitzero"`
	ByColor   map[string]float64              `json:"byColor,omitzero"`
	Inline    map[string]SettingsInlineValue  `json:"inline,omitzero"`
	Empty     *SettingsEmpty                  `json:"empty,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Settings) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Settings) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Labels is a name that the API gives to a type.
type Labels = map[string]string

// Closed is a type of the API.
type Closed struct {
	A *string `json:"a,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Closed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Closed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Typed: Declared properties beside values of another type.
type Typed struct {
	ID   int64      `json:"id"`
	When *core.Date `json:"when,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]bool `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Typed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Typed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Patterned is a name that the API gives to a type.
type Patterned = map[string]string

// SettingsByColorKey is a value of a list, which can grow.
type SettingsByColorKey string

// The declared values of SettingsByColorKey.
const (
	SettingsByColorKeyRed   SettingsByColorKey = "red"
	SettingsByColorKeyGreen SettingsByColorKey = "green"
)

// Known reports whether the value is one that the definition declares.
func (v SettingsByColorKey) Known() bool {
	switch v {
	case SettingsByColorKeyRed, SettingsByColorKeyGreen:
		return true
	}
	return false
}

// SettingsInlineValue is a type of the API.
type SettingsInlineValue struct {
	X float64 `json:"x"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SettingsInlineValue) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SettingsInlineValue) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SettingsEmpty is a type of the API.
type SettingsEmpty struct {
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SettingsEmpty) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SettingsEmpty) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
