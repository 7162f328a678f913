package auth

// IssueTokenAuthRequest is what IssueToken takes.
type IssueTokenAuthRequest struct {
	GrantType    string  `json:"grant_type" const:"client_credentials"`
	ClientID     string  `json:"client_id"`
	ClientSecret string  `json:"client_secret"`
	Scope        *string `json:"scope,omitzero"`
}
