package params

import (
	"strconv"
	"strings"

	"sdkmodule/internal/wire"
)

func indexText(i int) string { return strconv.Itoa(i) }

// PathError says that a path cannot be made.
type PathError struct{ Problem string }

func (e *PathError) Error() string { return e.Problem }

// segmentChars are the reserved characters that a path segment may hold as they are.
const segmentChars = ":@$&+,;=!'()*"

// Lookup gives the parameter of a name, and its value.
type Lookup func(name string) (*wire.Param, wire.Node, error)

// Path fills a template such as /pets/{petId}. Every value stays within its segment. A value that is absent, empty, or
// would make a segment a dot or two is a *PathError.
func Path(template string, lookup Lookup) (string, error) {
	if !strings.Contains(template, "{") {
		return template, nil
	}
	var to strings.Builder
	to.Grow(len(template) + 16)
	for rest, first := template, true; first || rest != ""; first = false {
		segment, after, more := strings.Cut(rest, "/")
		start := to.Len()
		if err := expandSegment(&to, segment, lookup); err != nil {
			return "", err
		}
		if segment != to.String()[start:] && hasDots(to.String()[start:]) {
			return "", &PathError{"the path parameter " + namesIn(segment) + ` must not be "." or ".."`}
		}
		if more {
			to.WriteByte('/')
		}
		rest = after
	}
	return to.String(), nil
}

func expandSegment(to *strings.Builder, segment string, lookup Lookup) error {
	for rest := segment; rest != ""; {
		before, after, found := strings.Cut(rest, "{")
		name, tail, closed := strings.Cut(after, "}")
		if !found || !closed {
			to.WriteString(rest)
			return nil
		}
		p, value, err := lookup(name)
		if err != nil {
			return err
		}
		text := expandValue(name, p, value)
		if text == "" {
			return &PathError{"the path parameter " + name + " must not be empty"}
		}
		to.WriteString(before)
		to.WriteString(text)
		rest = tail
	}
	return nil
}

// namesIn gives the names of the parameters in a segment of a template.
func namesIn(segment string) string {
	var names []string
	for {
		_, after, found := strings.Cut(segment, "{")
		name, tail, _ := strings.Cut(after, "}")
		if !found {
			return strings.Join(names, ", ")
		}
		names = append(names, name)
		segment = tail
	}
}

// HasDotSegments tells whether a path has a segment of one dot or two. Some servers take a backslash for a slash.
func HasDotSegments(path string) bool { return hasDots(strings.ReplaceAll(path, "\\", "/")) }

// hasDots tells whether a text has a segment that is one dot or two: a greedy parameter is several segments.
func hasDots(text string) bool {
	if !strings.ContainsAny(text, ".%") {
		return false
	}
	for part := range strings.SplitSeq(text, "/") {
		if isDots(part) {
			return true
		}
	}
	return false
}

// isDots tells whether a segment is one dot or two, also where it is encoded: servers may decode twice.
func isDots(segment string) bool {
	if len(segment) > 30 {
		return false
	}
	text := strings.ToLower(segment)
	for strings.Contains(text, "%25") {
		text = strings.ReplaceAll(text, "%25", "%")
	}
	text = strings.ReplaceAll(text, "%2e", ".")
	return text == "." || text == ".."
}

func expandValue(name string, p *wire.Param, n wire.Node) string {
	if n.Kind == wire.Null || (n.Kind == wire.Scalar && n.Text == "") {
		return ""
	}
	explode := p.Explode != nil && *p.Explode
	switch p.Style {
	case "json":
		return strictly(n.JSON())
	case "label":
		if explode {
			return "." + joined(n, true, ".", strictly)
		}
		return "." + joined(n, false, ",", strictly)
	case "matrix":
		return matrix(name, n, explode)
	}
	if n.Kind != wire.Scalar {
		return joined(n, explode, ",", strictly)
	}
	if p.Greedy {
		return Encode(n.Text, segmentChars+"/")
	}
	return Encode(n.Text, segmentChars)
}

func matrix(name string, n wire.Node, explode bool) string {
	if !explode || n.Kind == wire.Scalar {
		return ";" + strictly(name) + "=" + joined(n, false, ",", strictly)
	}
	present := n.Present()
	var to strings.Builder
	for i, item := range present.Items {
		key := name
		if n.Kind == wire.Object {
			key = present.Keys[i]
		}
		to.WriteString(";" + strictly(key) + "=" + strictly(textOf(item)))
	}
	return to.String()
}
