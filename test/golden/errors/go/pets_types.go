package errorssdk

import (
	"encoding/json"

	"example.com/errors/core"
)

// BasicError is a type of the API.
type BasicError struct {
	Message string `json:"message"`
	Code    *int64 `json:"code,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v BasicError) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BasicError) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ValidationError is a type of the API.
type ValidationError struct {
	Fields []string `json:"fields"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ValidationError) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ValidationError) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Outage is a type of the API.
type Outage struct {
	Incident *string `json:"incident,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Outage) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Outage) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Problem is a type of the API.
type Problem struct {
	Title  *string `json:"title,omitzero"`
	Detail *string `json:"detail,omitzero"`
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

// GetPetResponse is a type of the API.
type GetPetResponse struct {
	ID *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v GetPetResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetPetResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// DeletePetConflictErrorBody is a type of the API.
type DeletePetConflictErrorBody struct {
	UsedBy []string `json:"usedBy"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v DeletePetConflictErrorBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *DeletePetConflictErrorBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
