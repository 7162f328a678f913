package lines

import (
	"bytes"
	"io"
)

// between is what stands between objects that follow each other: white space, commas, and the brackets of a list of all.
var between = []byte(" \t\r\n,[]")

// separator puts each of the objects of a stream of JSON on a line of its own.
type separator struct {
	source   io.Reader
	out, raw []byte
	depth    int
	inText   bool
	// isEscaped: the byte before is a backslash that counts.
	isEscaped bool
	err       error
}

// Separate gives a stream of JSON with each of its objects on a line of its own, however they are separated.
func Separate(source io.Reader) io.Reader {
	return &separator{source: source, raw: make([]byte, chunk/2)}
}

func (s *separator) Read(to []byte) (int, error) {
	for len(s.out) == 0 && s.err == nil {
		var n int
		n, s.err = s.source.Read(s.raw)
		s.out = s.out[:0]
		for _, b := range s.raw[:n] {
			s.pass(b)
		}
	}
	n := copy(to, s.out)
	s.out = s.out[n:]
	if len(s.out) > 0 {
		return n, nil
	}
	return n, s.err
}

func (s *separator) pass(b byte) {
	switch {
	case s.inText:
		s.inText = s.isEscaped || b != '"'
		s.isEscaped = !s.isEscaped && b == '\\'
	case s.depth == 0 && bytes.IndexByte(between, b) >= 0:
		b = '\n'
	case b == '\r' || b == '\n':
		b = ' '
	case b == '"':
		s.inText = true
	case b == '[' || b == '{':
		s.depth++
	case b == ']' || b == '}':
		if s.depth--; s.depth == 0 {
			s.out = append(s.out, b)
			b = '\n'
		}
	}
	s.out = append(s.out, b)
}
