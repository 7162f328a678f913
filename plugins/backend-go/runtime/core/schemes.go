package core

import (
	"context"
	"encoding/base64"
	"strings"
)

// BearerScheme sends a token as Authorization: Bearer.
type BearerScheme struct {
	Key   string
	Token *Credential
}

func (s *BearerScheme) name() string               { return s.Key }
func (s *BearerScheme) credentials() []*Credential { return []*Credential{s.Token} }
func (s *BearerScheme) header() string             { return "authorization" }

func (s *BearerScheme) lacking(ctx context.Context, c *authContext) ([]*Credential, error) {
	return c.absent(ctx, false, s.Token)
}

func (s *BearerScheme) apply(ctx context.Context, c *authContext, to *applied) error {
	token, _, err := c.resolve(ctx, s.Token)
	if err != nil {
		return err
	}
	to.headers = append(to.headers, entry{"Authorization", "Bearer " + token})
	return to.secret(token)
}

// BasicScheme sends a user name and a password. A part that is nil is left out, and counts as the empty text.
type BasicScheme struct {
	Key      string
	Username *Credential
	Password *Credential
}

func (s *BasicScheme) name() string               { return s.Key }
func (s *BasicScheme) credentials() []*Credential { return []*Credential{s.Username, s.Password} }
func (s *BasicScheme) header() string             { return "authorization" }

func (s *BasicScheme) lacking(ctx context.Context, c *authContext) ([]*Credential, error) {
	return c.absent(ctx, true, s.Username, s.Password)
}

func (s *BasicScheme) apply(ctx context.Context, c *authContext, to *applied) error {
	if s.Username == nil && s.Password == nil {
		return nil
	}
	parts := make([]string, 2)
	for i, credential := range s.credentials() {
		if credential == nil {
			continue
		}
		value, _, err := c.resolve(ctx, credential)
		if err != nil {
			return err
		}
		parts[i] = value
	}
	encoded := base64.StdEncoding.EncodeToString([]byte(strings.Join(parts, ":")))
	to.headers = append(to.headers, entry{"Authorization", "Basic " + encoded})
	return to.secret(parts[1], encoded)
}

// KeyScheme sends a key in a header, the query or a cookie.
type KeyScheme struct {
	Key string
	// In is header, query or cookie.
	In   string
	Name string
	// Prefix stands before the key, as it is.
	Prefix string
	Value  *Credential
}

func (s *KeyScheme) name() string               { return s.Key }
func (s *KeyScheme) credentials() []*Credential { return []*Credential{s.Value} }

func (s *KeyScheme) header() string {
	if s.In != "header" {
		return ""
	}
	return strings.ToLower(s.Name)
}

func (s *KeyScheme) lacking(ctx context.Context, c *authContext) ([]*Credential, error) {
	return c.absent(ctx, false, s.Value)
}

func (s *KeyScheme) apply(ctx context.Context, c *authContext, to *applied) error {
	value, _, err := c.resolve(ctx, s.Value)
	if err != nil {
		return err
	}
	e := entry{s.Name, s.Prefix + value}
	switch s.In {
	case "query":
		to.query = append(to.query, e)
	case "cookie":
		to.cookies = append(to.cookies, e)
	default:
		to.headers = append(to.headers, e)
	}
	return to.secret(value)
}

// ofCall tells whether the call brings a credential, in place of the client.
func (c *authContext) ofCall(credential *Credential) bool {
	value, ok := c.prepared.settings.Values[credential.Option]
	return ok && value != c.config.settings.Values[credential.Option]
}

// replaces tells whether the call brings the other of a user name and a password: half of them would not go with the
// client's other half.
func (c *authContext) replaces(credential *Credential) bool {
	for _, scheme := range c.config.spec.Auth.Schemes {
		basic, ok := scheme.(*BasicScheme)
		if !ok || basic.Username == nil || basic.Password == nil {
			continue
		}
		if credential == basic.Username && c.ofCall(basic.Password) || credential == basic.Password && c.ofCall(basic.Username) {
			return true
		}
	}
	return false
}
