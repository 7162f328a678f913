package core

import (
	"context"
	"sync"
	"time"
)

// heldToken is what a token endpoint gave. Times are zero where none is known.
type heldToken struct {
	access, refresh string
	expiresAt       time.Time
	// renewAt: from here on a new token is fetched, though this one still works.
	renewAt time.Time
}

func (t *heldToken) isFresh() bool {
	return t != nil && (t.renewAt.IsZero() || time.Now().Before(t.renewAt))
}

func (t *heldToken) isUsable() bool {
	return t != nil && (t.expiresAt.IsZero() || time.Now().Before(t.expiresAt))
}

// tokenFetch is one request for a token, which all that need one wait for.
type tokenFetch struct {
	done    chan struct{}
	cancel  context.CancelFunc
	waiting int
	token   *heldToken
	err     error
}

// tokenProvider keeps the access token of one scheme.
type tokenProvider struct {
	scheme   *OAuthScheme
	mutex    sync.Mutex
	held     *heldToken
	refresh  string
	fetching *tokenFetch
}

// token gives a usable token. The fetch ends only when nobody waits for it any more; errors are not kept.
func (p *tokenProvider) token(ctx context.Context, source *tokenSource) (string, error) {
	p.mutex.Lock()
	if p.held.isFresh() {
		defer p.mutex.Unlock()
		return p.held.access, nil
	}
	fetch := p.fetching
	if fetch == nil {
		fetch = p.start(ctx, source)
	}
	fetch.waiting++
	p.mutex.Unlock()
	select {
	case <-fetch.done:
		p.leave(fetch)
		if fetch.err != nil {
			return "", fetch.err
		}
		return fetch.token.access, nil
	case <-ctx.Done():
		p.leave(fetch)
		return "", newCanceledError(ctx)
	}
}

// leave ends a fetch that nobody waits for. A later caller must not join one that is being broken off.
func (p *tokenProvider) leave(fetch *tokenFetch) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	fetch.waiting--
	if fetch.waiting == 0 {
		fetch.cancel()
		if p.fetching == fetch {
			p.fetching = nil
		}
	}
}

// start begins a fetch that outlives the caller's context, but keeps its values. The caller holds the mutex.
func (p *tokenProvider) start(ctx context.Context, source *tokenSource) *tokenFetch {
	own, cancel := context.WithCancel(context.WithoutCancel(ctx))
	fetch := &tokenFetch{done: make(chan struct{}), cancel: cancel}
	p.fetching = fetch
	held, refresh := p.held, p.refresh
	go func() {
		defer close(fetch.done)
		fetch.token, fetch.err = source.obtain(own, held, refresh)
		p.mutex.Lock()
		defer p.mutex.Unlock()
		if p.fetching == fetch {
			p.fetching = nil
		}
		if fetch.err == nil {
			p.held, p.refresh = fetch.token, fetch.token.refresh
		}
	}()
	return fetch
}

// invalidate forgets a token, if it is still the current one.
func (p *tokenProvider) invalidate(token string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.held != nil && p.held.access == token {
		p.held = nil
	}
}
