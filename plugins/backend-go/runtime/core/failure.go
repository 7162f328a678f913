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
	said := r.serverMessage(raw, r.header.Get("Content-Type"))
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
		URL:        mask(r.url, r.secrets),
		RequestID:  r.requestID,
		Attempts:   r.attempts,
		RetryAfter: askedWait(header, time.Now()),
		message:    mask(message, r.secrets),
		received:   func() (http.Header, []byte) { return header, raw },
		printed:    func() string { return shown(string(raw), mostShown, r.secrets) },
	}
}

var usualMessages = [][]string{{"message"}, {"error", "message"}, {"error"}, {"detail"}, {"title"}}

// mostShown is the most characters of a body that a printed error shows, and mostSaid the most that its message does.
const mostShown, mostSaid = 4000, 500

// serverMessage is what the server says went wrong: the message in a body of JSON, else the body.
func (r *reply) serverMessage(raw []byte, contentType string) string {
	text := string(raw)
	if (contentType == "" || isJSON(contentType)) && json.Valid(raw) {
		raw = bytes.TrimSpace(raw)
		if text = messageIn(raw, r.spec.ErrorMessage); text == "" && len(raw) > len("{}") && string(raw) != "null" {
			text = compactJSON(raw)
		}
	}
	return shown(text, mostSaid, r.secrets)
}

func compactJSON(raw []byte) string {
	var compact bytes.Buffer
	if json.Compact(&compact, raw) != nil || compact.Len() <= len("{}") {
		return ""
	}
	return compact.String()
}

// shown is the start of a text, on one line and without secrets.
func shown(text string, most int, secrets []string) string {
	// A secret that is cut off would not be found.
	text = mask(text, secrets)
	// Control characters could change what a terminal shows.
	isGap := func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }
	text = strings.ToValidUTF8(text[:min(len(text), 4*mostShown)], "\uFFFD")
	text = strings.Join(strings.FieldsFunc(text, isGap), " ")
	if utf8.RuneCountInString(text) > most {
		text = string([]rune(text)[:most])
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

// called says of which call an error is.
type called struct {
	method, url string
	secrets     []string
}

func (c called) failed(problem string) string {
	return mask(c.method+" "+pathOf(bareURL(c.url)), c.secrets) + " failed: " + problem
}

func (p *prepared) called(credentials *applied) called {
	return called{method: p.operation.Method, url: p.url, secrets: append(credentials.secrets, p.secrets...)}
}

func (r *reply) called() called {
	return called{method: r.operation.Method, url: r.url, secrets: r.secrets}
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
		message:    r.called().failed(fmt.Sprintf("the response (status %d) %s%s", r.status, problem, where)),
		received:   func() (http.Header, []byte) { return header, text },
	}
}
