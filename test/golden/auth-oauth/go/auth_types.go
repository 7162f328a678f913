package oauth

import (
	"encoding/json"

	"example.com/oauth/core"
)

// TokenAuthResponse is a type of the API.
type TokenAuthResponse struct {
	Token   string  `json:"token"`
	TTL     *int64  `json:"ttl,omitzero"`
	Refresh *string `json:"refresh,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TokenAuthResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TokenAuthResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// RefreshAuthResponse is a type of the API.
type RefreshAuthResponse struct {
	Token string `json:"token"`
	TTL   *int64 `json:"ttl,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v RefreshAuthResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *RefreshAuthResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
