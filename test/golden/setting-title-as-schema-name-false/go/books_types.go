package titles

import (
	"encoding/json"

	"example.com/titles/core"
)

// BookV2: Novel
type BookV2 struct {
	ID     string        `json:"id"`
	Place  *BookV2Place  `json:"place,omitzero"`
	Format *BookV2Format `json:"format,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v BookV2) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BookV2) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// BookV2Place: Shelf place
type BookV2Place struct {
	Shelf *int64 `json:"shelf,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v BookV2Place) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BookV2Place) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// BookV2Format is a value of a list, which can grow.
type BookV2Format string

// The declared values of BookV2Format.
const (
	BookV2FormatPaper   BookV2Format = "paper"
	BookV2FormatDigital BookV2Format = "digital"
)

// Known reports whether the value is one that the definition declares.
func (v BookV2Format) Known() bool {
	switch v {
	case BookV2FormatPaper, BookV2FormatDigital:
		return true
	}
	return false
}
