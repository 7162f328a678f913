package wire

import (
	"reflect"
	"unicode/utf8"
)

// NodeKind tells what a Node is.
type NodeKind int

// The kinds of nodes.
const (
	Null NodeKind = iota
	Scalar
	List
	Object
)

// Node is a value as parameters and forms see it: with the names and the order of the wire.
type Node struct {
	Kind NodeKind
	// Text is that of a scalar.
	Text string
	// Keys are those of an object, one for each item.
	Keys  []string
	Items []Node
	json  string
}

// JSON is the text of the value.
func (n Node) JSON() string {
	if n.json != "" || n.Kind != Scalar {
		return n.json
	}
	text, err := appendString(nil, n.Text)
	if err != nil {
		return ""
	}
	return string(text)
}

// Tree reads a value into nodes. A failure is an *Error.
func Tree(v reflect.Value) (Node, error) {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) && !v.IsNil() {
		v = v.Elem()
	}
	if v.IsValid() && v.Kind() == reflect.String && v.Type() != numberType {
		if !utf8.ValidString(v.String()) {
			return Node{}, &Error{Path: "$", Problem: "text that is not UTF-8"}
		}
		return Node{Kind: Scalar, Text: v.String()}, nil
	}
	text, err := MarshalValue(v)
	if err != nil {
		return Node{}, err
	}
	return nodeOf(&scanner{data: text}), nil
}

func nodeOf(s *scanner) Node {
	c, start := s.peek(), s.pos
	switch c {
	case 'n':
		s.skip()
		return Node{json: "null"}
	case '[':
		s.enter()
		list := Node{Kind: List}
		for s.more(']') {
			list.Items = append(list.Items, nodeOf(s))
		}
		list.json = string(s.data[start:s.pos])
		return list
	case '{':
		s.enter()
		object := Node{Kind: Object}
		for s.more('}') {
			object.Keys = append(object.Keys, string(s.key()))
			object.Items = append(object.Items, nodeOf(s))
		}
		object.json = string(s.data[start:s.pos])
		return object
	default:
		text := s.skip()
		return Node{Kind: Scalar, Text: textOf(text), json: string(text)}
	}
}

// Present gives the items or entries that are not null.
func (n Node) Present() Node {
	kept := Node{Kind: n.Kind, Text: n.Text, json: n.json}
	for i, item := range n.Items {
		if item.Kind == Null {
			continue
		}
		kept.Items = append(kept.Items, item)
		if n.Kind == Object {
			kept.Keys = append(kept.Keys, n.Keys[i])
		}
	}
	return kept
}

// Find gives the text of the value at a path of property names.
func Find(text []byte, path []string) ([]byte, bool) {
	s := scanner{data: text}
	s.peek()
	value := s.skip()
	for _, name := range path {
		var ok bool
		if value, ok = property(value, name); !ok {
			return nil, false
		}
	}
	return value, true
}

// LastItem gives the text of the last item of a list; nothing where there is none.
func LastItem(list []byte) []byte {
	s := scanner{data: list}
	if s.peek() != '[' {
		return nil
	}
	s.enter()
	var last []byte
	for s.more(']') {
		s.peek()
		last = s.skip()
	}
	return last
}

// TextOf gives the content of a JSON string, and the text of any other value.
func TextOf(text []byte) string { return textOf(text) }

// TreeOf is Tree for a value that is not reflected.
func TreeOf(value any) (Node, error) { return Tree(reflect.ValueOf(value)) }
