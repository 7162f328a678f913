package core_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"sdkmodule/core"
)

// transport gives the responses in order, the last one for ever; the first one in two chunks.
type transport struct {
	responses []responseGiven
	cut       int
	requests  []object
}

func (c *transport) Do(req *http.Request) (*http.Response, error) {
	n := len(c.requests)
	given := c.responses[min(n, len(c.responses)-1)]
	headers, names := object{}, []string{}
	for name, values := range req.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
		names = append(names, strings.ToLower(name))
	}
	slices.Sort(names)
	body := []byte{}
	if req.Body != nil {
		body, _ = io.ReadAll(req.Body)
	}
	url := req.URL.Scheme + "://" + strings.TrimSuffix(req.URL.Host, ":443") + req.URL.RequestURI()
	c.requests = append(c.requests, object{
		"method": req.Method, "url": url, "headers": headers, "headerNames": names, "body": string(body),
	})
	switch given.Fails {
	case "sent":
		return nil, &net.OpError{Op: "read", Err: syscall.ECONNRESET}
	case "unsent":
		return nil, &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}
	}
	content, cut := given.bytes(), 0
	if n == 0 {
		cut = c.cut
	}
	resp := &http.Response{
		StatusCode: given.Status, Header: http.Header{}, Request: req, ContentLength: -1,
		Body: io.NopCloser(cutReader(content, cut)),
	}
	if given.Status == 0 {
		resp.StatusCode = 200
	}
	if given.Base64 == nil && !bytes.HasPrefix(given.Body, []byte(`"`)) {
		resp.Header.Set("Content-Type", "application/json")
	}
	for name, value := range given.Headers {
		resp.Header.Set(name, value)
	}
	return resp, nil
}

func (r *responseGiven) bytes() []byte {
	var text string
	switch {
	case r.Base64 != nil:
		return r.Base64
	case len(r.Body) == 0:
		return []byte("{}")
	case json.Unmarshal(r.Body, &text) == nil:
		return []byte(text)
	default:
		var compact bytes.Buffer
		_ = json.Compact(&compact, r.Body)
		return compact.Bytes()
	}
}

// logs keeps what is logged.
type logs struct {
	slog.Handler
	all []object
}

func (l *logs) Enabled(context.Context, slog.Level) bool { return true }

func (l *logs) Handle(_ context.Context, record slog.Record) error {
	entry := object{"level": strings.ToLower(record.Level.String()), "event": record.Message}
	record.Attrs(func(attr slog.Attr) bool {
		if attr.Value.Kind() != slog.KindGroup {
			entry[attr.Key] = attr.Value.Any()
			return true
		}
		group := object{}
		for _, inner := range attr.Value.Group() {
			group[inner.Key] = inner.Value.Any()
		}
		entry[attr.Key] = group
		return true
	})
	l.all = append(l.all, entry)
	return nil
}

var random = map[string]*regexp.Regexp{
	"uuid":     regexp.MustCompile(`\b()([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\b`),
	"boundary": regexp.MustCompile(`(; boundary=)([\w-]+)`),
}

// canonical gives the requests with names for what is random: uuid-1, boundary-1.
func canonical(t *testing.T, requests []object) json.RawMessage {
	text := string(toJSON(t, requests))
	for kind, pattern := range random {
		var found []string
		for _, match := range pattern.FindAllStringSubmatch(text, -1) {
			if !slices.Contains(found, match[2]) {
				found = append(found, match[2])
				text = strings.ReplaceAll(text, match[2], kind+"-"+strconv.Itoa(len(found)))
			}
		}
	}
	return json.RawMessage(text)
}

// describe gives an error by the neutral names of vectors.
func describe(err error) object {
	kind := reflect.TypeOf(err).Elem().Name()
	all := object{"message": err.Error(), "kind": kind}
	if neutral, ok := map[string]string{"APIError": "ApiError", "VerificationError": "WebhookVerificationError"}[kind]; ok {
		all["kind"] = neutral
	}
	var api *core.APIError
	var decode *core.DecodeError
	var stream *core.StreamError
	var connection *core.ConnectionError
	switch {
	case errors.As(err, &api):
		all["status"], all["method"], all["url"] = api.StatusCode, api.Method, api.URL
		all["requestId"], all["attempts"], all["rawBody"] = api.RequestID, api.Attempts, string(api.RawBody())
		if api.RetryAfter != nil {
			all["retryAfter"] = api.RetryAfter.Seconds()
		}
	case errors.As(err, &decode):
		all["status"], all["path"], all["line"], all["rawBody"] = decode.StatusCode, decode.Path, decode.Line, string(decode.RawBody())
	case errors.As(err, &connection):
		all["attempts"] = connection.Attempts
	case errors.As(err, &stream):
		var data any
		if json.Unmarshal(stream.Data(), &data) != nil {
			data = string(stream.Data())
		}
		all["data"] = data
	}
	return all
}
