package core

import (
	"slices"
	"sync"
)

// tokensFor gives the store in which schemes keep their access tokens, by scheme: the parent's where the tokens are
// right for both clients.
func tokensFor(c, parent *config) *sync.Map {
	if parent == nil || !sharesTokens(c, parent) {
		return &sync.Map{}
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
