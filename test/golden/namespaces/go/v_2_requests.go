package accounts

// TokenV2Request is what Token takes.
type TokenV2Request struct {
	ClientID     *string `json:"client_id,omitzero"`
	ClientSecret *string `json:"client_secret,omitzero"`
}
