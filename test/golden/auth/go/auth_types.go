package auth

import (
	"encoding/json"

	"example.com/auth/core"
)

// IssueTokenAuthResponse is a type of the API.
type IssueTokenAuthResponse struct {
	AccessToken string `json:"access_token"`
	ExpiresIn   *int64 `json:"expires_in,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v IssueTokenAuthResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *IssueTokenAuthResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
