package accounts

import (
	"encoding/json"

	"example.com/accounts/core"
)

// V2User is a type of the API.
type V2User struct {
	ID    string  `json:"id"`
	Email *string `json:"email,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v V2User) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V2User) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// V2Problem is a type of the API.
type V2Problem struct {
	Title *string `json:"title,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v V2Problem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *V2Problem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// TokenResponse is a type of the API.
type TokenResponse struct {
	AccessToken *string `json:"access_token,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TokenResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TokenResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
