package core

import "context"

// OAuthScheme obtains access tokens by the flow client_credentials of RFC 6749: before the first call that needs one,
// and again before one expires.
type OAuthScheme struct {
	Key          string
	ClientID     *Credential
	ClientSecret *Credential
	// Token replaces the flow; nil where the client has no such option.
	Token  *Credential
	Scopes []string
	// Header is Authorization where empty.
	Header string
	// Prefix stands before the token, parted by a space; without one the token stands alone.
	Prefix   string
	GetToken TokenSpec
	// Refresh is nil where tokens cannot be refreshed.
	Refresh *TokenSpec
}

// TokenSpec is a token operation, and the paths of its fields.
type TokenSpec struct {
	Operation *Operation
	// URL stands in place of the base URL and the path: of a server that is not the API's.
	URL string
	// Security is what the token operation itself needs, in every mode; nil where that is nothing.
	Security [][]string
	// The fields of the request: nil where it has no such field.
	ClientID, ClientSecret, Scopes, RefreshToken []string
	// ScopesAsList: scopes are sent as a list, not joined by spaces.
	ScopesAsList bool
	// Fields are sent as they are, such as grant_type.
	Fields map[string]any
	// The fields of the response: nil where it has no such field.
	AccessToken, ExpiresIn, NextRefreshToken []string
}

func (s *OAuthScheme) name() string { return s.Key }

func (s *OAuthScheme) credentials() []*Credential { return []*Credential{s.ClientID, s.ClientSecret} }

func (s *OAuthScheme) header() string {
	if s.Header == "" {
		return "Authorization"
	}
	return s.Header
}

func (s *OAuthScheme) lacking(ctx context.Context, c *authContext) ([]*Credential, error) {
	if s.Token != nil {
		token, found, err := c.resolve(ctx, s.Token)
		if err != nil || (found && token != "") {
			return nil, err
		}
	}
	return c.absent(ctx, false, s.ClientID, s.ClientSecret)
}

func (s *OAuthScheme) apply(ctx context.Context, c *authContext, to *applied) error {
	token, err := s.token(ctx, c, to)
	if err != nil {
		return err
	}
	text := token
	if s.Prefix != "" {
		text = s.Prefix + " " + token
	}
	to.headers = append(to.headers, entry{s.header(), text})
	return to.secret(token)
}

// provider gives what keeps the tokens of the scheme: that of the client, but for a call that has credentials of its own.
func (s *OAuthScheme) provider(c *authContext) *tokenProvider {
	kept, _ := c.Tokens(s).LoadOrStore(s.Key, &tokenProvider{scheme: s})
	return kept.(*tokenProvider)
}

// token gives the token that callers pass, else one of the flow.
func (s *OAuthScheme) token(ctx context.Context, c *authContext, to *applied) (string, error) {
	if s.Token != nil {
		if token, found, err := c.resolve(ctx, s.Token); err != nil || (found && token != "") {
			return token, err
		}
	}
	id, _, err := c.resolve(ctx, s.ClientID)
	if err != nil {
		return "", err
	}
	secret, _, err := c.resolve(ctx, s.ClientSecret)
	if err != nil {
		return "", err
	}
	if err := to.secret(secret); err != nil {
		return "", err
	}
	provider := s.provider(c)
	token, err := provider.token(ctx, &tokenSource{config: c.config, scheme: s, id: id, secret: secret})
	if err == nil {
		to.renew = func() { provider.invalidate(token) }
	}
	return token, err
}
