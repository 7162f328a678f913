package operations

import (
	"encoding/json"

	"example.com/operations/core"
)

// ListAdminUsersResponse is a type of the API.
type ListAdminUsersResponse struct {
	Data ListAdminUsersResponseData `json:"data"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListAdminUsersResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListAdminUsersResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ListAdminUsersResponseData is a type of the API.
type ListAdminUsersResponseData struct {
	Users []string `json:"users"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ListAdminUsersResponseData) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListAdminUsersResponseData) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
