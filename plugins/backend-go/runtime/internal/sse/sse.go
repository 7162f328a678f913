// Package sse parses server-sent events as the WHATWG specification says.
package sse

import (
	"bytes"
	"io"

	"sdkmodule/internal/lines"
)

// Event is one server-sent event. The name is message where the server gives none.
type Event struct {
	Name string
	Data []byte
	ID   string
}

// Reader gives the events of a stream as they arrive.
type Reader struct {
	lines *lines.Reader
	id    string
	// last is the id of the last event that was given.
	last string
	// terminator is data that counts without a blank line after it; empty where there is none.
	terminator string
	limit      int64
}

// NewReader reads the events of a source. One that the end cuts off is dropped, since it may lack data. A terminator lacks
// none, so it counts without the blank line that some servers leave out.
func NewReader(source io.Reader, terminator string, limit int64) *Reader {
	return &Reader{lines: lines.NewReader(source, limit), terminator: terminator, limit: limit}
}

// Next gives the next event; io.EOF at the end.
func (r *Reader) Next() (*Event, error) {
	name := ""
	data := []byte{}
	hasData := false
	for {
		line, err := r.lines.Next()
		if err == io.EOF && r.terminator != "" && string(bytes.TrimSpace(data)) == r.terminator {
			return r.event(name, data), nil
		}
		if err != nil {
			return nil, err
		}
		if len(line) == 0 {
			if hasData {
				return r.event(name, data), nil
			}
			name = ""
			continue
		}
		field, value, _ := bytes.Cut(line, []byte(":"))
		value = bytes.TrimPrefix(value, []byte(" "))
		switch string(field) {
		case "event":
			name = string(value)
		case "data":
			if hasData {
				data = append(data, '\n')
			}
			data, hasData = append(data, value...), true
			if int64(len(data)) > r.limit {
				return nil, lines.ErrTooLong
			}
		case "id":
			if bytes.IndexByte(value, 0) < 0 {
				r.id = string(value)
			}
		}
	}
}

// Resume sets the id of the last event of an earlier connection, which applies until the server sends another.
func (r *Reader) Resume(id string) { r.id, r.last = id, id }

// LastID gives the id of the last event, which a server can go on after; empty where there is none.
func (r *Reader) LastID() string { return r.last }

func (r *Reader) event(name string, data []byte) *Event {
	if name == "" {
		name = "message"
	}
	r.last = r.id
	return &Event{Name: name, Data: data, ID: r.id}
}
