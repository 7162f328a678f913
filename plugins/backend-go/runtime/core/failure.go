package core

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"sdkmodule/internal/wire"
)

// mostOfError is the most that is kept of the body of an error.
const mostOfError = 1 << 20

// toAPIError reads a response that is not a success into the error that the operation declares. It never fails itself.
func (r *reply) toAPIError() error {
	r.deadline.await(PhaseBody)
	// The status is known, and more useful than the failure to read on.
	raw, _ := io.ReadAll(io.LimitReader(r.body, mostOfError))
	raw = withoutMark(raw)
	message := fmt.Sprintf("%s %s failed with %d", r.operation.Method, pathOf(r.url), r.status)
	said := serverMessage(raw, r.header.Get("Content-Type"), r.spec.ErrorMessage)
	if said == "" {
		said = http.StatusText(r.status)
	}
	if said != "" {
		message += ": " + said
	}
	api := r.newAPIError(message, raw)
	if protocol := r.operation.RPC; protocol != nil {
		if err := protocol.failure(api, statusError(api)); err != nil {
			return err
		}
	}
	return errorOf(r.operation.Errors, api)
}

// newAPIError describes the response by a message and what was received.
func (r *reply) newAPIError(message string, raw []byte) *APIError {
	if r.requestID != "" {
		message += " (request id: " + r.requestID + ")"
	}
	header := r.header
	return &APIError{
		StatusCode: r.status,
		Method:     r.operation.Method,
		URL:        r.url,
		RequestID:  r.requestID,
		Attempts:   r.attempts,
		RetryAfter: askedWait(header, time.Now()),
		message:    mask(message, r.secrets),
		received:   func() (http.Header, []byte) { return header, raw },
	}
}

var usualMessages = [][]string{{"message"}, {"error", "message"}, {"error"}, {"detail"}, {"title"}}

// serverMessage is what the server says went wrong, at most 500 characters of it.
func serverMessage(raw []byte, contentType string, declared []string) string {
	text := string(raw[:min(len(raw), 4000)])
	if (contentType == "" || isJSON(contentType)) && json.Valid(raw) {
		text = messageIn(bytes.TrimSpace(raw), declared)
	}
	// Control characters could change what a terminal shows.
	isGap := func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }
	text = strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "\uFFFD"), isGap), " ")
	if utf8.RuneCountInString(text) > 500 {
		text = string([]rune(text)[:500])
	}
	return text
}

func messageIn(raw []byte, declared []string) string {
	if raw[0] == '"' {
		return wire.TextOf(raw)
	}
	paths := usualMessages
	if len(declared) > 0 {
		paths = append([][]string{declared}, paths...)
	}
	for _, path := range paths {
		if found, ok := wire.Find(raw, path); ok && len(found) > 2 && found[0] == '"' {
			return wire.TextOf(found)
		}
	}
	return ""
}

func (r *reply) decodeError(problem, path string, text []byte, line int) error {
	where := ""
	if line > 0 {
		where = fmt.Sprintf(" in line %d", line)
	}
	header := r.header
	return &DecodeError{
		StatusCode: r.status,
		Path:       path,
		Line:       line,
		message:    fmt.Sprintf("the response (status %d) %s%s", r.status, problem, where),
		received:   func() (http.Header, []byte) { return header, text },
	}
}
