// Package lines reads the lines of a stream as they arrive.
package lines

import (
	"bytes"
	"errors"
	"io"
)

// ErrTooLong ends a stream whose line, or event, never seems to end: it would fill the memory.
var ErrTooLong = errors.New("an event of the stream is too large")

// Reader gives the lines of UTF-8 text, ended by CR, LF or CRLF, without their ends. A last line without an end counts if
// it is not empty. The work is linear in the length of the text, however it arrives.
type Reader struct {
	source io.Reader
	limit  int64
	// buffer holds what has arrived and was not handed out; searched is how much of it has no end of a line.
	buffer   []byte
	searched int
	// skipLF: the last line ended with CR, so that an LF that follows belongs to its end.
	skipLF bool
	begun  bool
	err    error
}

// NewReader reads the lines of a source, none of which has more bytes than the limit.
func NewReader(source io.Reader, limit int64) *Reader { return &Reader{source: source, limit: limit} }

var byteOrderMark = []byte("\uFEFF")

// Next gives the next line, which is good until the next call; io.EOF at the end.
func (r *Reader) Next() ([]byte, error) {
	for {
		r.passLF()
		if at := bytes.IndexAny(r.buffer[r.searched:], "\r\n"); at >= 0 {
			return r.take(r.searched+at, 1), nil
		}
		r.searched = len(r.buffer)
		if r.err != nil {
			if r.err == io.EOF && len(r.buffer) > 0 {
				return r.take(len(r.buffer), 0), nil
			}
			return nil, r.err
		}
		if int64(len(r.buffer)) > r.limit {
			return nil, ErrTooLong
		}
		r.fill()
	}
}

// take hands out a line that ends at a place.
func (r *Reader) take(end, length int) []byte {
	line := r.buffer[:end]
	r.skipLF = length > 0 && r.buffer[end] == '\r'
	r.buffer = r.buffer[end+length:]
	r.searched = 0
	if !r.begun {
		r.begun = true
		line = bytes.TrimPrefix(line, byteOrderMark)
	}
	return line
}

func (r *Reader) passLF() {
	if r.skipLF && len(r.buffer) > 0 {
		r.skipLF = false
		if r.buffer[0] == '\n' {
			r.buffer = r.buffer[1:]
		}
	}
}

const chunk = 8 << 10

func (r *Reader) fill() {
	if cap(r.buffer)-len(r.buffer) < chunk/2 {
		grown := make([]byte, len(r.buffer), 2*len(r.buffer)+chunk)
		copy(grown, r.buffer)
		r.buffer = grown
	}
	n, err := r.source.Read(r.buffer[len(r.buffer):cap(r.buffer)])
	r.buffer = r.buffer[:len(r.buffer)+n]
	r.err = err
}
