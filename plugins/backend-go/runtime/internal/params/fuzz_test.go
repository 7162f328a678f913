package params_test

import (
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"

	"sdkmodule/internal/params"
	"sdkmodule/internal/wire"
)

func node(t *testing.T, value any) wire.Node {
	t.Helper()
	n, err := wire.TreeOf(value)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// FuzzPath holds paths to keep every value within its segment, where servers find it again.
func FuzzPath(f *testing.F) {
	for _, seed := range []string{"a", "", ".", "..", "%2e%2E", "%252e", "a/b?c#d", "é\x00", "a b+c", "..;x", "{p}"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		if !utf8.ValidString(value) {
			return
		}
		path, err := params.Path("/a/{p}/c", func(string) (*wire.Param, wire.Node, error) {
			return &wire.Param{}, node(t, value), nil
		})
		if err != nil {
			return
		}
		parsed, err := url.Parse("http://host" + path)
		if err != nil || parsed.RawQuery != "" || parsed.Fragment != "" {
			t.Fatalf("%q gives %s: %v", value, path, err)
		}
		parts := strings.Split(parsed.EscapedPath(), "/")
		if len(parts) != 4 || parsed.JoinPath().EscapedPath() != parsed.EscapedPath() {
			t.Fatalf("%q leaves its segment: %s", value, path)
		}
		if back, err := url.PathUnescape(parts[2]); err != nil || back != value {
			t.Errorf("%q comes back as %q", value, back)
		}
	})
}

// FuzzQuery holds queries to be read as they were written.
func FuzzQuery(f *testing.F) {
	f.Add("a[b]", "c d+e&f=g;h#i%é")
	f.Fuzz(func(t *testing.T, name, value string) {
		if !utf8.ValidString(name) || !utf8.ValidString(value) {
			return
		}
		text := strings.Join(params.Query(node(t, value), &wire.Param{Name: name}), "&")
		if found, err := url.ParseQuery(text); err != nil || found.Get(name) != value || strings.Contains(text, "#") {
			t.Errorf("%q=%q gives %s: %v", name, value, text, err)
		}
	})
}
