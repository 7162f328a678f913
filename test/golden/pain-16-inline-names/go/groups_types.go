package inline

import (
	"encoding/json"

	"example.com/inline/core"
)

// ListGroupsResponse is a type of the API.
type ListGroupsResponse struct {
	Data []ListGroupsResponseDataItem `json:"data,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListGroupsResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListGroupsResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListGroupsResponseDataItem is a type of the API.
type ListGroupsResponseDataItem struct {
	ID *string `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListGroupsResponseDataItem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListGroupsResponseDataItem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
