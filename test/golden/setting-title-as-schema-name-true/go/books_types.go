package titles

import (
	"encoding/json"

	"example.com/titles/core"
)

// Novel
type Novel struct {
	ID     string       `json:"id"`
	Place  *ShelfPlace  `json:"place,omitzero"`
	Format *NovelFormat `json:"format,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Novel) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Novel) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ShelfPlace: Shelf place
type ShelfPlace struct {
	Shelf *int64 `json:"shelf,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ShelfPlace) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ShelfPlace) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NovelFormat is a value of a list, which can grow.
type NovelFormat string

// The declared values of NovelFormat.
const (
	NovelFormatPaper   NovelFormat = "paper"
	NovelFormatDigital NovelFormat = "digital"
)

// Known reports whether the value is one that the definition declares.
func (v NovelFormat) Known() bool {
	switch v {
	case NovelFormatPaper, NovelFormatDigital:
		return true
	}
	return false
}
