package core

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"sdkmodule/internal/params"
)

// attempt is where a call stands.
type attempt struct {
	number int
	// canRetry: retries are left, and the body can be sent again.
	canRetry bool
	// canRenew: a refused access token may still be replaced.
	canRenew bool
}

// outcome is what follows an attempt that did not end in an error.
type outcome struct {
	// retry says why another attempt is to be made; empty where the call is done.
	retry string
	asked *time.Duration
	// renew: the server refused the access token, which has been given up.
	renew bool
}

// perform makes one logical call: as many attempts as the retry policy allows. The last error surfaces.
func (c *config) perform(ctx context.Context, call *call, consume func(*reply) error) error {
	if ctx.Err() != nil {
		return newCanceledError(ctx)
	}
	p, err := c.prepare(ctx, call)
	if err != nil {
		return err
	}
	retries, canRenew := 0, true
	replayable := p.body == nil || p.body.replayable
	for number := 1; ; number++ {
		a := attempt{number: number, canRetry: retries < p.maxRetries && replayable, canRenew: canRenew && replayable}
		next, err := c.try(ctx, p, a, consume)
		if err != nil {
			if next, err = afterError(err, p, a); err != nil {
				p.log.failure(ctx, err)
				return err
			}
		}
		switch {
		case next.renew:
			canRenew = false
			continue
		case next.retry == "":
			return nil
		}
		retries++
		wait := waitBefore(retries, next.asked)
		p.log.retry(ctx, next.retry, wait)
		if err := sleep(ctx, wait); err != nil {
			return err
		}
	}
}

// afterError allows another attempt after a connection that failed, where that is safe.
func afterError(err error, p *prepared, a attempt) (outcome, error) {
	var failed *ConnectionError
	if !errors.As(err, &failed) {
		return outcome{}, err
	}
	failed.Attempts = a.number
	if !a.canRetry || !(p.safe || neverSent(err)) {
		return outcome{}, err
	}
	return outcome{retry: errorKind(err)}, nil
}

// try sends the request once. Credentials are evaluated anew; middleware wraps what is sent.
func (c *config) try(ctx context.Context, p *prepared, a attempt, consume func(*reply) error) (outcome, error) {
	credentials, err := authenticate(ctx, c, p)
	if err != nil {
		return outcome{}, err
	}
	d := newDeadline(ctx, c.watch, p.timeout, p.called(credentials))
	r, err := c.exchange(p, credentials, d, a)
	if err != nil {
		d.end()
		return outcome{}, err
	}
	defer func() {
		if !r.kept {
			_ = r.body.Close()
			d.end()
		}
	}()
	p.log.response(ctx, r)
	if r.status >= 200 && r.status < 300 {
		return outcome{}, consume(r)
	}
	next, err := afterFailure(p, a, r, credentials)
	if err == nil {
		passOver(r.body, r.length)
	}
	return next, err
}

// exchange sends the request through all middleware.
func (c *config) exchange(p *prepared, credentials *applied, d *deadline, a attempt) (*reply, error) {
	req, err := newRequest(p, credentials, d.ctx)
	if err != nil {
		return nil, err
	}
	p.log.request(d.outer, a.number, req)
	client := c.http
	if p.settings.HTTPClient != c.settings.HTTPClient {
		client = newHTTPClient(p.settings.HTTPClient)
	}
	next := func(req *http.Request) (*http.Response, error) { return send(client, req) }
	resp, err := chain(p.settings.Middleware, next)(req)
	if err == nil && resp == nil {
		err = errors.New("middleware gave neither a response nor an error")
	}
	if err != nil {
		return nil, d.explain(err, "the request could not be sent, or was not answered")
	}
	url := p.url
	if resp.Request != nil && resp.Request.URL != nil && resp.Request.URL != req.URL {
		url = resp.Request.URL.String()
	}
	body := resp.Body
	if body == nil {
		body = http.NoBody
	}
	return &reply{
		operation: p.operation, spec: c.spec, status: resp.StatusCode, header: resp.Header, url: bareURL(url),
		requestID: requestIDOf(resp.Header, c.spec), body: body, length: resp.ContentLength, deadline: d,
		secrets: d.called.secrets, attempts: a.number,
		settings: p.settings,
	}, nil
}

// newRequest gives the request as it is sent, credentials included.
func newRequest(p *prepared, credentials *applied, ctx context.Context) (*http.Request, error) {
	url := p.url
	if len(credentials.query) > 0 {
		url = joinURL(url, "", pairs(credentials.query))
	}
	req, err := http.NewRequestWithContext(ctx, p.operation.Method, url, nil)
	if err != nil {
		return nil, newConfigurationError("the request cannot be made: its method or its URL is not valid")
	}
	if err := setBody(req, p.body); err != nil {
		return nil, err
	}
	to := headerSetter{to: req.Header}
	if err := to.apply(p.below); err != nil {
		return nil, err
	}
	for _, header := range credentials.headers {
		if err := to.set(header.name, header.value); err != nil {
			return nil, err
		}
	}
	if err := to.apply(p.above); err != nil {
		return nil, err
	}
	if cookies := append(p.cookies, pairs(credentials.cookies)...); len(cookies) > 0 {
		if own := req.Header.Get("Cookie"); own != "" {
			cookies = append([]string{own}, cookies...)
		}
		req.Header.Set("Cookie", strings.Join(cookies, "; "))
	}
	return req, useHeaders(req)
}

// useHeaders lets the headers that the platform writes itself have the say.
func useHeaders(req *http.Request) error {
	if host := req.Header.Get("Host"); host != "" {
		req.Host = host
		req.Header.Del("Host")
	}
	if length := req.Header.Get("Content-Length"); length != "" {
		n, err := strconv.ParseInt(length, 10, 64)
		if err != nil || n < 0 {
			return newConfigurationError("the value of the header Content-Length is not a length")
		}
		req.Header.Del("Content-Length")
		if req.ContentLength < 0 {
			req.ContentLength = n
		}
	}
	return nil
}

func pairs(entries []entry) []string {
	var all []string
	for _, e := range entries {
		all = append(all, params.Encode(e.name, "")+"="+params.Encode(e.value, ""))
	}
	return all
}

func setBody(req *http.Request, body *encodedBody) error {
	if body == nil {
		return nil
	}
	open := func() (io.ReadCloser, error) {
		content, err := body.open()
		if err != nil {
			return nil, err
		}
		if closer, ok := content.(io.ReadCloser); ok {
			return closer, nil
		}
		return io.NopCloser(content), nil
	}
	content, err := open()
	if err != nil {
		return err
	}
	req.ContentLength = body.length
	if body.length == 0 {
		content = http.NoBody
	}
	req.Body = content
	if body.replayable {
		req.GetBody = open
	}
	return nil
}

// afterFailure decides what follows a status that is not a success.
func afterFailure(p *prepared, a attempt, r *reply, credentials *applied) (outcome, error) {
	if r.status == http.StatusUnauthorized && credentials.renew != nil {
		credentials.renew()
		if a.canRenew {
			return outcome{renew: true}, nil
		}
	}
	asked := askedWait(r.header, time.Now())
	passes := isTransient(r.status) && (p.safe || hadNoEffect(r.status))
	if a.canRetry && passes && (asked == nil || *asked <= longestWait) {
		return outcome{retry: strconv.Itoa(r.status), asked: asked}, nil
	}
	return outcome{}, r.toAPIError()
}
