package wire

import (
	"encoding/json"
)

// scanner walks over a JSON text that is known to be valid.
type scanner struct {
	data []byte
	pos  int
	// strict refuses what a lenient reading lets pass: it tells the variants of a union apart.
	strict bool
	// doubts counts the values of a strict reading that fit, although the definition does not mention them: values that an
	// enum does not declare, times in other forms.
	doubts  int
	misfits misfits
}

// peek gives the first byte of the next token; 0 at the end.
func (s *scanner) peek() byte {
	for s.pos < len(s.data) {
		switch c := s.data[s.pos]; c {
		case ' ', '\t', '\r', '\n', ',', ':':
			s.pos++
		default:
			return c
		}
	}
	return 0
}

// skip passes over one value and gives its text.
func (s *scanner) skip() []byte {
	switch s.peek() {
	case '"':
		return s.skipString()
	case '{', '[':
		return s.skipComposite()
	}
	start := s.pos
	for s.pos < len(s.data) {
		switch s.data[s.pos] {
		case ',', '}', ']', ' ', '\t', '\r', '\n', ':':
			return s.data[start:s.pos]
		}
		s.pos++
	}
	return s.data[start:s.pos]
}

func (s *scanner) skipString() []byte {
	start := s.pos
	for s.pos++; s.pos < len(s.data); s.pos++ {
		switch s.data[s.pos] {
		case '\\':
			s.pos++
		case '"':
			s.pos++
			return s.data[start:s.pos]
		}
	}
	return s.data[start:]
}

func (s *scanner) skipComposite() []byte {
	start := s.pos
	for depth := 0; s.pos < len(s.data); {
		switch s.data[s.pos] {
		case '"':
			s.skipString()
			continue
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		}
		s.pos++
		if depth == 0 {
			break
		}
	}
	return s.data[start:s.pos]
}

// enter passes over the bracket that begins a list or an object.
func (s *scanner) enter() { s.pos++ }

// more tells whether another item or property follows; the closing bracket is passed over where none does.
func (s *scanner) more(end byte) bool {
	c := s.peek()
	if c == end || c == 0 {
		s.pos++
		return false
	}
	return true
}

// key reads the name of a property. Its bytes are good until the text changes.
func (s *scanner) key() []byte {
	s.peek()
	return unquote(s.skipString())
}

// unquote returns the content of a string literal. Without escapes, this is a slice of the literal.
func unquote(literal []byte) []byte {
	inner := literal[1 : len(literal)-1]
	for _, c := range inner {
		if c == '\\' || c >= 0x80 {
			return unquoteSlowly(literal, inner)
		}
	}
	return inner
}

func unquoteSlowly(literal, inner []byte) []byte {
	var text string
	if err := json.Unmarshal(literal, &text); err != nil {
		return inner
	}
	return []byte(text)
}
