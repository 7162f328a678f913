// Package params writes the parameters of requests: paths, queries, headers, cookies and forms, as the styles of OpenAPI
// say.
package params

import (
	"strings"

	"sdkmodule/internal/wire"
)

const upperHex = "0123456789ABCDEF"

func isUnreserved(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '.' || c == '_' || c == '~'
}

// Encode percent-encodes all but the unreserved characters of RFC 3986 and those that keep names.
func Encode(text, keep string) string {
	for i := 0; i < len(text); i++ {
		if !isUnreserved(text[i]) {
			return encodeFrom(text, keep)
		}
	}
	return text
}

func encodeFrom(text, keep string) string {
	var to strings.Builder
	for i := 0; i < len(text); i++ {
		c := text[i]
		if isUnreserved(c) || strings.IndexByte(keep, c) >= 0 {
			to.WriteByte(c)
			continue
		}
		to.WriteByte('%')
		to.WriteByte(upperHex[c>>4])
		to.WriteByte(upperHex[c&15])
	}
	return to.String()
}

// write encodes one name or value.
type write func(text string) string

func strictly(text string) string { return Encode(text, "") }

func verbatim(text string) string { return text }

// textOf gives a node as text: composite ones as JSON.
func textOf(n wire.Node) string {
	if n.Kind == wire.List || n.Kind == wire.Object {
		return n.JSON()
	}
	return n.Text
}

// joined writes a value as the styles of paths and headers do.
func joined(n wire.Node, explode bool, separator string, to write) string {
	switch n.Kind {
	case wire.List, wire.Object:
	default:
		return to(textOf(n))
	}
	present := n.Present()
	parts := make([]string, 0, len(present.Items))
	for i, item := range present.Items {
		switch {
		case n.Kind == wire.List:
			parts = append(parts, to(textOf(item)))
		case explode:
			parts = append(parts, to(present.Keys[i])+"="+to(textOf(item)))
		default:
			parts = append(parts, to(present.Keys[i])+","+to(textOf(item)))
		}
	}
	if n.Kind == wire.Object && !explode {
		separator = ","
	}
	return strings.Join(parts, separator)
}

// Header writes a value as a header: lists and objects with commas.
func Header(n wire.Node, p *wire.Param) string {
	if p.Style == "json" {
		return n.JSON()
	}
	explode := p.Explode != nil && *p.Explode
	return joined(n, explode, ",", verbatim)
}
