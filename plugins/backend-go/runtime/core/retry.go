package core

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// longestWait is what a server may ask for; beyond it the error surfaces at once.
const longestWait = 60 * time.Second

// isTransient tells whether a status may pass by itself.
func isTransient(status int) bool {
	return status == 408 || status == 429 || (status >= 500 && status != 501 && status != 505)
}

// hadNoEffect tells whether a status says that the request had no effect, whatever its method.
func hadNoEffect(status int) bool { return status == 408 || status == 429 || status == 503 }

// askedWait gives how long the server asks to wait; nil where it does not say, or not in a way that can be read.
func askedWait(header http.Header, now time.Time) *time.Duration {
	if ms, ok := decimal(header.Get("Retry-After-Ms")); ok {
		return Ptr(time.Duration(ms * float64(time.Millisecond)))
	}
	after := strings.TrimSpace(header.Get("Retry-After"))
	if seconds, ok := decimal(after); ok {
		return Ptr(time.Duration(seconds * float64(time.Second)))
	}
	date, err := http.ParseTime(after)
	if err != nil {
		return nil
	}
	return Ptr(max(0, date.Sub(now)))
}

// decimal reads a number that is not negative, with a digit at either end: 1.5 is one, .5 and 5. are none.
func decimal(text string) (float64, bool) {
	text = strings.TrimSpace(text)
	if strings.Trim(text, "0123456789.") != "" || strings.Trim(text, ".") != text {
		return 0, false
	}
	n, err := strconv.ParseFloat(text, 64)
	return min(n, 1e9), err == nil
}

// waitBefore gives how long to wait before the next attempt: as asked and a little more, else doubling from half a
// second.
func waitBefore(retry int, asked *time.Duration) time.Duration {
	if asked != nil {
		return time.Duration(float64(*asked) * (1 + rand.Float64()*0.1))
	}
	wait := min(8*time.Second, 500*time.Millisecond<<min(retry-1, 10))
	return time.Duration(float64(wait) * (0.75 + rand.Float64()*0.25))
}

// newConnectionError describes a failure of the platform, without the URL that it names.
func newConnectionError(err error, message string, phase Phase) *ConnectionError {
	var named *url.Error
	if errors.As(err, &named) {
		err = named.Err
	}
	if reason := reasonOf(err); reason != "" {
		message += " (" + reason + ")"
	}
	return &ConnectionError{Phase: phase, Attempts: 1, message: message, cause: err}
}

func reasonOf(err error) string {
	var dns *net.DNSError
	var errno syscall.Errno
	switch {
	case errors.As(err, &dns):
		return "no such host"
	case errors.As(err, &errno):
		return errno.Error()
	default:
		return ""
	}
}

// neverSent tells whether a failure provably precedes sending: name lookup, connecting, TLS.
func neverSent(err error) bool {
	var op *net.OpError
	if errors.As(err, &op) && op.Op == "dial" {
		return true
	}
	var dns *net.DNSError
	var certificate *tls.CertificateVerificationError
	var alert tls.AlertError
	var record tls.RecordHeaderError
	var authority x509.UnknownAuthorityError
	return errors.As(err, &dns) || errors.As(err, &certificate) || errors.As(err, &alert) ||
		errors.As(err, &record) || errors.As(err, &authority)
}
