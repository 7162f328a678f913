package core

import (
	"slices"
	"sync"

	"sdkmodule/internal/settings"
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
		if !sameCredentials(scheme, c.settings, parent.settings) {
			return false
		}
	}
	return true
}

// Tokens gives where a scheme keeps its access tokens: the client's store, but for a call that has credentials of its own.
func (c *authContext) Tokens(scheme Scheme) *sync.Map {
	if sameCredentials(scheme, c.prepared.settings, c.config.settings) {
		return c.config.tokens
	}
	return &c.prepared.tokens
}

// sameCredentials tells whether a scheme has the same credentials by two settings.
func sameCredentials(scheme Scheme, a, b *settings.Settings) bool {
	for _, credential := range scheme.credentials() {
		if credential != nil && a.Values[credential.Option] != b.Values[credential.Option] {
			return false
		}
	}
	return true
}
