package core

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"time"
)

// callLog reports the events of one call. It never reports bodies, nor credentials.
type callLog struct {
	logger      *slog.Logger
	method, url string
	attempt     int
	started     time.Time
}

// harmless are header names that no API uses for a secret. A list of names to hide could not know the API's own.
var harmless = map[string]bool{
	"Accept": true, "Accept-Encoding": true, "Content-Encoding": true, "Content-Length": true, "Content-Type": true,
	"Date": true, "Range": true, "Request-Id": true, "Retry-After": true, "Retry-After-Ms": true, "Server": true,
	"Transfer-Encoding": true, "User-Agent": true, "X-Correlation-Id": true, "X-Request-Id": true,
}

// maskedHeaders are headers as logs show them.
func maskedHeaders(headers http.Header) slog.Attr {
	names := make([]string, 0, len(headers))
	for name := range headers {
		names = append(names, name)
	}
	slices.Sort(names)
	var shown []any
	for _, name := range names {
		value := "***"
		if harmless[name] {
			value = strings.Join(headers[name], ", ")
		}
		shown = append(shown, slog.String(strings.ToLower(name), value))
	}
	return slog.Group("headers", shown...)
}

func (l *callLog) write(ctx context.Context, level slog.Level, event string, attrs ...slog.Attr) {
	all := append([]slog.Attr{
		slog.String("method", l.method),
		slog.String("url", maskedURL(l.url)),
		slog.Int("attempt", l.attempt),
	}, attrs...)
	l.logger.LogAttrs(ctx, level, event, all...)
}

func (l *callLog) duration() slog.Attr { return slog.Duration("duration", time.Since(l.started)) }

func (l *callLog) request(ctx context.Context, attempt int, req *http.Request) {
	if l == nil {
		return
	}
	l.attempt, l.started, l.url = attempt, time.Now(), req.URL.String()
	l.write(ctx, slog.LevelInfo, "request")
	if l.logger.Enabled(ctx, slog.LevelDebug) {
		l.write(ctx, slog.LevelDebug, "request headers", maskedHeaders(req.Header))
	}
}

func (l *callLog) response(ctx context.Context, r *reply) {
	if l == nil {
		return
	}
	known := []slog.Attr{l.duration(), slog.Int("status", r.status), slog.String("requestId", r.requestID)}
	l.write(ctx, slog.LevelInfo, "response", known...)
	if l.logger.Enabled(ctx, slog.LevelDebug) {
		l.write(ctx, slog.LevelDebug, "response headers", append(known, maskedHeaders(r.header))...)
	}
}

func (l *callLog) retry(ctx context.Context, reason string, wait time.Duration) {
	if l != nil {
		l.write(ctx, slog.LevelWarn, "retry", l.duration(), slog.String("reason", reason), slog.Duration("wait", wait))
	}
}

func (l *callLog) failure(ctx context.Context, err error) {
	if l == nil {
		return
	}
	known := []slog.Attr{l.duration(), slog.String("reason", errorKind(err))}
	var api *APIError
	if errors.As(err, &api) {
		known = append(known, slog.Int("status", api.StatusCode), slog.String("requestId", api.RequestID))
	}
	l.write(ctx, slog.LevelError, "error", known...)
}

// errorKind names an error without what its message may hold.
func errorKind(err error) string {
	var timeout *TimeoutError
	var connection *ConnectionError
	var api *APIError
	switch {
	case errors.As(err, &timeout):
		return "TimeoutError"
	case errors.As(err, &connection):
		return "ConnectionError"
	case errors.As(err, &api):
		return "APIError"
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return "canceled"
	default:
		return "error"
	}
}
