package core

import (
	"context"
	"crypto/rand"
	"fmt"
	"sync"
	"time"

	"sdkmodule/internal/settings"
)

// call is one logical call, as the code of the SDK asks for it.
type call struct {
	operation *Operation
	request   any
	// settings are those of the client and the call together.
	settings *settings.Settings
	// url stands in place of base URL, path and query. Who sets it has checked its origin.
	url string
	// isToken: a call to a token endpoint has no token of its own, no idempotency key and no log, and is safe to repeat.
	isToken bool
	// secrets are to be masked, besides the credentials of an attempt.
	secrets []string
}

// prepared is what all attempts of a call share.
type prepared struct {
	operation *Operation
	settings  *settings.Settings
	// url is without what credentials add.
	url string
	// below are headers below those of credentials, above those that are above: the caller's.
	below, above []settings.Header
	cookies      []string
	body         *encodedBody
	// safe: sending it twice does no harm.
	safe       bool
	maxRetries int
	timeout    time.Duration
	secrets    []string
	isToken    bool
	// isForeign: the server only issues tokens, and gets nothing that is meant for the API.
	isForeign bool
	log       *callLog
	// tokens are those of credentials that the call alone has.
	tokens sync.Map
}

// sets tells whether the caller sets or removes a header.
func (p *prepared) sets(name string) bool {
	for _, header := range p.above {
		if sameName(header.Name, name) {
			return true
		}
	}
	return false
}

func acceptOf(response *ResponseSpec) string {
	if response == nil {
		return "*/*"
	}
	if response.Accept != "" {
		return response.Accept
	}
	switch response.Kind {
	case JSONResponse:
		return "application/json"
	case TextResponse:
		return "text/plain, */*;q=0.5"
	case SSEResponse:
		return "text/event-stream"
	case JSONLResponse:
		return "application/x-ndjson, application/jsonl, application/json;q=0.9"
	default:
		return "*/*"
	}
}

// prepare builds what does not change from attempt to attempt.
func (c *config) prepare(ctx context.Context, call *call) (*prepared, error) {
	if c.err != nil {
		return nil, c.err
	}
	op, s := call.operation, call.settings
	parts, err := newBuilder(ctx, op, call.request, s).build()
	if err != nil {
		return nil, err
	}
	p := &prepared{
		operation: op, settings: s, url: call.url, cookies: parts.cookies, body: parts.body,
		isToken: call.isToken, isForeign: call.isToken && call.url != "", timeout: c.spec.Timeout, secrets: call.secrets,
	}
	if p.url == "" {
		base, err := c.base(s, op)
		if err != nil {
			return nil, err
		}
		p.url = joinURL(base, parts.path, parts.query)
	}
	if !p.isForeign {
		p.above = c.callerHeaders(s, parts.headers)
	}
	isKeyed, err := c.addBelow(ctx, p, call)
	if err != nil {
		return nil, err
	}
	p.safe = call.isToken || isKeyed || c.isSafe(s, op)
	p.maxRetries = c.retriesOf(s, op)
	if s.Timeout != nil {
		p.timeout = *s.Timeout
	}
	if s.Logger != nil && !call.isToken {
		p.log = &callLog{logger: s.Logger, method: op.Method, url: p.url}
	}
	return p, nil
}

// base gives the base URL of the role that serves an operation. A single URL serves all roles.
func (c *config) base(s *settings.Settings, op *Operation) (string, error) {
	urls := c.urls
	if s.BaseURL != c.settings.BaseURL || s.Environment != c.settings.Environment {
		var err error
		if urls, err = c.baseURLs(s); err != nil {
			return "", err
		}
	}
	if op.Server < len(urls) {
		return urls[op.Server], nil
	}
	return urls[0], nil
}

// callerHeaders gives the headers of the client, then those of the request, then those of the call.
func (c *config) callerHeaders(s *settings.Settings, request []settings.Header) []settings.Header {
	own := len(c.settings.Headers)
	if len(request) == 0 {
		return s.Headers
	}
	all := make([]settings.Header, 0, len(s.Headers)+len(request))
	all = append(all, s.Headers[:own]...)
	all = append(all, request...)
	return append(all, s.Headers[own:]...)
}

// addBelow gives the headers below those of credentials, and tells whether the call carries an idempotency key.
func (c *config) addBelow(ctx context.Context, p *prepared, call *call) (isKeyed bool, err error) {
	below := make([]settings.Header, 0, 4+len(c.spec.Headers))
	below = append(below,
		settings.Header{Name: "User-Agent", Value: c.userAgent},
		settings.Header{Name: "Accept", Value: acceptOf(p.operation.Response)})
	if p.body != nil {
		below = append(below, settings.Header{Name: "Content-Type", Value: p.body.contentType})
	}
	if p.operation.RPC != nil {
		below = append(below, p.operation.RPC.headers()...)
	}
	if name := p.operation.IdempotencyKey; name != "" && !call.isToken {
		isKeyed = true
		switch given := p.lastAbove(name); {
		case given != nil:
			isKeyed = !given.Remove
		case p.settings.IdempotencyKey != "":
			below = append(below, settings.Header{Name: name, Value: p.settings.IdempotencyKey})
		default:
			below = append(below, settings.Header{Name: name, Value: newUUID()})
		}
	}
	if p.isForeign {
		p.below = below
		return isKeyed, nil
	}
	p.below, err = c.globalHeaders(ctx, p, below)
	return isKeyed, err
}

func (p *prepared) lastAbove(name string) *settings.Header {
	for i := len(p.above) - 1; i >= 0; i-- {
		if sameName(p.above[i].Name, name) {
			return &p.above[i]
		}
	}
	return nil
}

// globalHeaders adds the headers that the API sends with every request, or with those of the operation's definition, but for
// those that the caller sets.
func (c *config) globalHeaders(ctx context.Context, p *prepared, to []settings.Header) ([]settings.Header, error) {
	for i := range c.spec.Headers {
		spec := &c.spec.Headers[i]
		if spec.Definition != "" && spec.Definition != p.operation.Definition || p.sets(spec.Header) {
			continue
		}
		switch {
		case spec.Literal != nil:
			to = append(to, settings.Header{Name: spec.Header, Value: *spec.Literal})
		case spec.Template != "":
			if value, ok := fillTemplate(spec.Template, c.env); ok {
				to = append(to, settings.Header{Name: spec.Header, Value: value})
				p.secrets = append(p.secrets, value)
			}
		default:
			value, ok, err := c.optionHeader(ctx, p.settings, spec)
			if err != nil {
				return nil, err
			}
			if ok {
				to = append(to, settings.Header{Name: spec.Header, Value: value})
			}
		}
	}
	return to, nil
}

func (c *config) optionHeader(ctx context.Context, s *settings.Settings, spec *HeaderSpec) (string, bool, error) {
	text, ok, err := optionTextIn(ctx, s, spec.Option)
	if err != nil || ok {
		return text, ok, err
	}
	if value, ok := c.env[spec.Env]; ok {
		return value, true, nil
	}
	if spec.Default != nil {
		return *spec.Default, true, nil
	}
	if !spec.Required {
		return "", false, nil
	}
	or := ""
	if spec.Env != "" {
		or = " or set " + spec.Env
	}
	return "", false, newConfigurationError("the header %s is needed: pass option.%s%s", spec.Header, spec.Option, or)
}

func (c *config) isSafe(s *settings.Settings, op *Operation) bool {
	switch op.Method {
	case "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE":
		return true
	}
	if s.RetryUnsafe != nil {
		return op.Idempotent || *s.RetryUnsafe
	}
	return op.Idempotent || c.spec.RetryUnsafe
}

func (c *config) retriesOf(s *settings.Settings, op *Operation) int {
	switch {
	case op.NoRetries:
		return 0
	case s.MaxRetries != nil:
		return *s.MaxRetries
	default:
		return c.spec.MaxRetries
	}
}

// newUUID gives a random UUID of version 4.
func newUUID() string {
	var b [16]byte
	// Reading random bytes never fails: see the documentation of crypto/rand.
	_, _ = rand.Read(b[:])
	b[6] = b[6]&0x0f | 0x40
	b[8] = b[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[0:4], b[4:6], b[6:8], b[8:10], b[10:16])
}
