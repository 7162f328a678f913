package parameters

import (
	"encoding/json"

	"example.com/parameters/core"
)

// StyledRequestFormat is a value of a list, which can grow.
type StyledRequestFormat string

// The declared values of StyledRequestFormat.
const (
	StyledRequestFormatJSON StyledRequestFormat = "json"
	StyledRequestFormatXML  StyledRequestFormat = "xml"
)

// Known reports whether the value is one that the definition declares.
func (v StyledRequestFormat) Known() bool {
	switch v {
	case StyledRequestFormatJSON, StyledRequestFormatXML:
		return true
	}
	return false
}

// QueryRequestFilter is a type of the API.
type QueryRequestFilter struct {
	From *core.Date `json:"from,omitzero"`
	Tags []string   `json:"tags,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v QueryRequestFilter) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *QueryRequestFilter) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// QueryRequestPoint is a type of the API.
type QueryRequestPoint struct {
	X *int64 `json:"x,omitzero"`
	Y *int64 `json:"y,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v QueryRequestPoint) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *QueryRequestPoint) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
