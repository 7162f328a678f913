package core

import (
	"slices"
	"sync"
)

// tokenStore keeps what schemes must remember from call to call: access tokens.
type tokenStore struct {
	mutex sync.Mutex
	kept  map[string]any
}

// get gives what is kept for a scheme, and creates it where nothing is.
func (s *tokenStore) get(key string, create func() any) any {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	found, ok := s.kept[key]
	if !ok {
		found = create()
		s.kept[key] = found
	}
	return found
}

// tokensFor gives the store of a client: its parent's where the tokens are right for both.
func tokensFor(c, parent *config) *tokenStore {
	if parent == nil || !sharesTokens(c, parent) {
		return &tokenStore{kept: map[string]any{}}
	}
	return parent.tokens
}

func sharesTokens(c, parent *config) bool {
	if !slices.Equal(c.urls, parent.urls) {
		return false
	}
	for _, scheme := range c.spec.Auth.Schemes {
		for _, credential := range scheme.credentials() {
			if credential != nil && c.settings.Values[credential.Option] != parent.settings.Values[credential.Option] {
				return false
			}
		}
	}
	return true
}
