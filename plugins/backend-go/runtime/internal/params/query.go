package params

import (
	"net/url"
	"regexp"
	"strings"

	"sdkmodule/internal/wire"
)

// Style tells how a list or an object becomes pairs of names and values.
type Style struct {
	// Name is that of a style of OpenAPI; empty means form.
	Name string
	// Explode is nil for the usual way of the style.
	Explode *bool
}

// reserved are the characters that a query value may hold without ending it.
const reserved = ":/?@!$'()*,;="

// percent is the sign of what was percent-encoded already, and is so once more.
var percent = regexp.MustCompile("%25([0-9A-Fa-f]{2})")

// Query writes one parameter of a query, or a cookie, as encoded pairs. Null and empty lists give none.
func Query(n wire.Node, p *wire.Param) []string {
	to := strictly
	if p.AllowReserved {
		to = func(text string) string { return percent.ReplaceAllString(Encode(text, reserved), "%$1") }
	}
	return pairs(p.Name, n, Style{Name: p.Style, Explode: p.Explode}, to)
}

// FormPairs writes one field of a form. Spaces are plus signs, as forms have it.
func FormPairs(name string, n wire.Node, style Style) []string {
	return pairs(name, n, style, func(text string) string { return strings.ReplaceAll(Encode(text, ""), "%20", "+") })
}

// Pair is a name with a value, neither of them encoded.
type Pair struct{ Name, Value string }

// PlainPairs gives what Query would write, before encoding: for the parts of a multipart body.
func PlainPairs(name string, n wire.Node, style Style) []Pair {
	var found []Pair
	for _, text := range pairs(name, n, style, strictly) {
		key, value, _ := strings.Cut(text, "=")
		found = append(found, Pair{decoded(key), decoded(value)})
	}
	return found
}

func decoded(text string) string {
	plain, err := url.PathUnescape(text)
	if err != nil {
		return text
	}
	return plain
}

func pairs(name string, n wire.Node, style Style, to write) []string {
	if n.Kind == wire.Null {
		return nil
	}
	if style.Name == "json" {
		return []string{pairOf(name, to(n.JSON()), to)}
	}
	if n.Kind == wire.Scalar {
		return []string{pairOf(name, to(n.Text), to)}
	}
	present := n.Present()
	if style.Name == "deepObject" {
		return deep(name, present, style, to)
	}
	isForm := style.Name == "" || style.Name == "form"
	explode := isForm
	if style.Explode != nil {
		explode = *style.Explode
	}
	if explode {
		return exploded(name, present, to)
	}
	if len(present.Items) == 0 {
		return nil
	}
	return []string{pairOf(name, flat(present, separatorOf(style.Name), to), to)}
}

func separatorOf(style string) string {
	switch style {
	case "spaceDelimited":
		return "%20"
	case "pipeDelimited":
		return "%7C"
	default:
		return ","
	}
}

func deep(name string, n wire.Node, style Style, to write) []string {
	var all []string
	for i, item := range n.Items {
		key := indexText(i)
		if n.Kind == wire.Object {
			key = n.Keys[i]
		}
		all = append(all, pairs(name+"["+key+"]", item, style, to)...)
	}
	return all
}

func exploded(name string, n wire.Node, to write) []string {
	all := make([]string, 0, len(n.Items))
	for i, item := range n.Items {
		switch {
		case n.Kind != wire.Object:
			all = append(all, pairOf(name, to(textOf(item)), to))
		case item.Kind == wire.List:
			// A list in an object repeats its key, as a list of its own does.
			all = append(all, exploded(n.Keys[i], item.Present(), to)...)
		default:
			all = append(all, pairOf(n.Keys[i], to(textOf(item)), to))
		}
	}
	return all
}

func flat(n wire.Node, separator string, to write) string {
	var parts []string
	for i, item := range n.Items {
		if n.Kind == wire.Object {
			parts = append(parts, to(n.Keys[i]))
		}
		parts = append(parts, to(textOf(item)))
	}
	return strings.Join(parts, separator)
}

// pairOf joins a name with an encoded value.
func pairOf(name, value string, to write) string { return to(name) + "=" + value }
