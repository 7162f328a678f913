package oauth

// TokenAuthRequest is what Token takes.
type TokenAuthRequest struct {
	ClientID     string `json:"clientId"`
	ClientSecret string `json:"clientSecret"`
	GrantType    string `json:"grantType" const:"client_credentials"`
}

// RefreshAuthRequest is what Refresh takes.
type RefreshAuthRequest struct {
	Refresh string `json:"refresh"`
}
