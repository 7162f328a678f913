package params_test

import (
	"reflect"
	"strings"
	"testing"

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

type point struct {
	X int     `json:"x"`
	Y *int    `json:"y,omitzero"`
	Z *string `json:"z"`
}

var yes, no = true, false

func TestQueries(t *testing.T) {
	for _, test := range []struct {
		value any
		param wire.Param
		want  string
	}{
		{"a b+c&d=é", wire.Param{}, "p=a%20b%2Bc%26d%3D%C3%A9"},
		{"a/b?c", wire.Param{AllowReserved: true}, "p=a/b?c"},
		{false, wire.Param{}, "p=false"},
		{[]string{"a", "b,c"}, wire.Param{}, "p=a&p=b%2Cc"},
		{[]string{"a", "b,c"}, wire.Param{Explode: &no}, "p=a,b%2Cc"},
		{[]string{}, wire.Param{Explode: &no}, ""},
		{[]string{"a", "b"}, wire.Param{Style: "spaceDelimited"}, "p=a%20b"},
		{[]string{"a", "b"}, wire.Param{Style: "pipeDelimited"}, "p=a%7Cb"},
		{point{X: 1}, wire.Param{}, "x=1"},
		{point{X: 1}, wire.Param{Explode: &no}, "p=x,1"},
		{map[string]any{"a": map[string]any{"b": []int{1, 2}}}, wire.Param{Style: "deepObject"}, "p[a][b][0]=1&p[a][b][1]=2"},
		{point{X: 1}, wire.Param{Style: "json"}, "p=%7B%22x%22%3A1%2C%22z%22%3Anull%7D"},
		{nil, wire.Param{}, ""},
	} {
		test.param.Name = "p"
		if got := strings.Join(params.Query(node(t, test.value), &test.param), "&"); got != test.want {
			t.Errorf("%v: %s instead of %s", test.value, got, test.want)
		}
	}
}

func TestPaths(t *testing.T) {
	for _, test := range []struct {
		template string
		value    any
		param    wire.Param
		want     string
	}{
		{"/a/{p}/c", "x/y?z#é%", wire.Param{}, "/a/x%2Fy%3Fz%23%C3%A9%25/c"},
		{"/a/{p}", "a:b@c,d;e", wire.Param{}, "/a/a:b@c,d;e"},
		{"/a/{p}.json", "x", wire.Param{}, "/a/x.json"},
		{"/{p}/", "a/b", wire.Param{Greedy: true}, "/a/b/"},
		{"/{p}", []int{1, 2}, wire.Param{}, "/1,2"},
		{"/{p}", point{X: 1}, wire.Param{Explode: &yes}, "/x=1"},
		{"/{p}", []int{1, 2}, wire.Param{Style: "label", Explode: &yes}, "/.1.2"},
		{"/{p}", []int{1, 2}, wire.Param{Style: "matrix"}, "/;p=1,2"},
		{"/{p}", []int{1, 2}, wire.Param{Style: "matrix", Explode: &yes}, "/;p=1;p=2"},
		{"/{p}", "..", wire.Param{}, ""},
		{"/{p}.", ".", wire.Param{}, ""},
		{"/{p}", "a/../b", wire.Param{Greedy: true}, ""},
		{"/{p}", "", wire.Param{}, ""},
		{"/{p}", []int{}, wire.Param{}, ""},
	} {
		got, err := params.Path(test.template, func(string) (*wire.Param, wire.Node, error) {
			return &test.param, node(t, test.value), nil
		})
		if got != test.want || (err != nil) != (test.want == "") {
			t.Errorf("%s with %v: %q, %v", test.template, test.value, got, err)
		}
	}
}

func TestHeadersAndForms(t *testing.T) {
	if got := params.Header(node(t, []int{1, 2}), &wire.Param{}); got != "1,2" {
		t.Error(got)
	}
	if got := params.Header(node(t, point{X: 1}), &wire.Param{Explode: &yes}); got != "x=1" {
		t.Error(got)
	}
	if got := params.FormPairs("a b", node(t, "c d+e"), params.Style{}); !reflect.DeepEqual(got, []string{"a+b=c+d%2Be"}) {
		t.Error(got)
	}
	got := params.PlainPairs("p", node(t, map[string]string{"k": "a=b c"}), params.Style{Name: "deepObject"})
	if !reflect.DeepEqual(got, []params.Pair{{Name: "p[k]", Value: "a=b c"}}) {
		t.Error(got)
	}
}
