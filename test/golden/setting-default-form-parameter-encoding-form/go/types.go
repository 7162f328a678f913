package forms

import (
	"encoding/json"

	"example.com/forms/core"
)

// AddOrderRequestAddress is a type of the API.
type AddOrderRequestAddress struct {
	City *string `json:"city,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddOrderRequestAddress) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddOrderRequestAddress) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddOrderRequestTold is a type of the API.
type AddOrderRequestTold struct {
	City *string `json:"city,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddOrderRequestTold) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddOrderRequestTold) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddOrderRequestLinesItem is a type of the API.
type AddOrderRequestLinesItem struct {
	Sku *string `json:"sku,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddOrderRequestLinesItem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddOrderRequestLinesItem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddUploadRequestAddress is a type of the API.
type AddUploadRequestAddress struct {
	City *string `json:"city,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddUploadRequestAddress) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddUploadRequestAddress) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddUploadRequestTold is a type of the API.
type AddUploadRequestTold struct {
	City *string `json:"city,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddUploadRequestTold) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddUploadRequestTold) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// AddUploadRequestLinesItem is a type of the API.
type AddUploadRequestLinesItem struct {
	Sku *string `json:"sku,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AddUploadRequestLinesItem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddUploadRequestLinesItem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
