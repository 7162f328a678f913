package core

import (
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"time"

	"sdkmodule/internal/settings"
)

// portable are the headers that may follow a redirect to another origin: none of them can hold a credential.
var portable = []string{"Accept", "Accept-Encoding", "Range", "User-Agent"}

const mostHops = 5

// worthReading is the most that is read of a body only to use its connection again, and aMoment the time this may take.
const (
	worthReading = 64 << 10
	aMoment      = 100 * time.Millisecond
)

// passOver makes ready to be closed a body that nobody wants, whose length is negative where it is not known. A small one
// is read where it is at hand: its connection serves the next request.
func passOver(body io.ReadCloser, length int64) {
	if length > worthReading {
		return
	}
	timer := time.AfterFunc(aMoment, func() { _ = body.Close() })
	defer timer.Stop()
	// One byte more, so that the end is seen.
	_, _ = io.CopyN(io.Discard, body, worthReading+1)
}

// send sends a request and follows redirects where that is safe.
func send(client settings.Doer, req *http.Request) (*http.Response, error) {
	for hop := 0; ; hop++ {
		resp, err := client.Do(req)
		if err != nil || hop == mostHops {
			return resp, err
		}
		next := redirected(req, resp)
		if next == nil {
			return resp, nil
		}
		passOver(resp.Body, resp.ContentLength)
		_ = resp.Body.Close()
		req = next
	}
}

// redirected gives the request that a redirect asks for; nil where the response is to be taken as it is.
func redirected(req *http.Request, resp *http.Response) *http.Request {
	switch resp.StatusCode {
	case 301, 302, 303, 307, 308:
	default:
		return nil
	}
	to := target(req.URL, resp.Header.Get("Location"))
	if to == nil {
		return nil
	}
	sameOrigin := isSameOrigin(req.URL, to)
	next := req.Clone(req.Context())
	next.URL, next.Host = to, ""
	if !sameOrigin {
		next.Header = http.Header{}
		for _, name := range portable {
			if values, ok := req.Header[name]; ok {
				next.Header[name] = slices.Clone(values)
			}
		}
	}
	isRead := req.Method == http.MethodGet || req.Method == http.MethodHead
	switch {
	case isRead && !sameOrigin:
		dropBody(next)
	case isRead && rewind(next):
	case !isRead && resp.StatusCode == http.StatusSeeOther:
		next.Method = http.MethodGet
		dropBody(next)
		next.Header.Del("Idempotency-Key")
	case isRead || resp.StatusCode < 303 || !sameOrigin || !rewind(next):
		return nil
	}
	return next
}

func dropBody(req *http.Request) {
	req.Body, req.GetBody, req.ContentLength = nil, nil, 0
	req.Header.Del("Content-Type")
}

// rewind opens the body of a request anew; false where that cannot be done.
func rewind(req *http.Request) bool {
	if req.Body == nil || req.Body == http.NoBody {
		return true
	}
	if req.GetBody == nil {
		return false
	}
	body, err := req.GetBody()
	req.Body = body
	return err == nil
}

// target gives the URL of a redirect; nil where it is not to be followed.
func target(from *url.URL, location string) *url.URL {
	if location == "" {
		return nil
	}
	to, err := from.Parse(location)
	if err != nil || to.Host == "" || (to.Scheme != "http" && to.Scheme != "https") || !isPort(to.Port()) {
		return nil
	}
	if from.Scheme == "https" && to.Scheme != "https" {
		return nil
	}
	// A server has no user information to name: the platform would send it as a credential.
	to.User = nil
	return to
}

// isPort tells whether text can be the port of a URL, which may have none.
func isPort(text string) bool {
	_, err := strconv.ParseUint(text, 10, 16)
	return text == "" || err == nil
}

func isSameOrigin(a, b *url.URL) bool {
	return a.Scheme == b.Scheme && sameName(a.Hostname(), b.Hostname()) && portOf(a) == portOf(b)
}

func portOf(u *url.URL) string {
	switch {
	case u.Port() != "":
		return u.Port()
	case u.Scheme == "https" || u.Scheme == "wss":
		return "443"
	default:
		return "80"
	}
}

// chain wraps middleware around what sends a request. The first one is the outermost.
func chain(middleware []settings.Middleware, next settings.Next) settings.Next {
	for _, layer := range slices.Backward(middleware) {
		inner := next
		next = func(req *http.Request) (*http.Response, error) { return layer(req, inner) }
	}
	return next
}
