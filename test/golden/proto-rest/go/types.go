package library

import (
	"encoding/json"

	"example.com/library/core"
)

// GetBookRequest is a type of the API.
type GetBookRequest struct {
	Name string `json:"name"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v GetBookRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *GetBookRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListBooksRequest is a type of the API.
type ListBooksRequest struct {
	Parent   *string `json:"parent,omitzero"`
	PageSize *int32  `json:"pageSize,omitzero"`
	Genre    *Genre  `json:"genre,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListBooksRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListBooksRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListBooksResponse is a type of the API.
type ListBooksResponse struct {
	Books []Book `json:"books,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListBooksResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListBooksResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// UpdateBookRequest is a type of the API.
type UpdateBookRequest struct {
	Book       *Book   `json:"book,omitzero"`
	UpdateMask *string `json:"updateMask,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v UpdateBookRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *UpdateBookRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// MoveBookRequest is a type of the API.
type MoveBookRequest struct {
	Name    *string `json:"name,omitzero"`
	ToShelf *string `json:"toShelf,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v MoveBookRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MoveBookRequest) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
