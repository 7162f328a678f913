package wiretest

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"math/big"
	"net/http"
	"strings"
	"testing"
	"time"
)

// recorder is a test that keeps what it complains of.
type recorder struct {
	testing.TB
	complaints []string
}

func (r *recorder) Helper() {}

func (r *recorder) Error(args ...any) { r.complaints = append(r.complaints, fmt.Sprint(args...)) }

func (r *recorder) Errorf(format string, args ...any) {
	r.complaints = append(r.complaints, fmt.Sprintf(format, args...))
}

func (r *recorder) Fatal(args ...any) { r.Error(args...) }

func (r *recorder) Fatalf(format string, args ...any) { r.Errorf(format, args...) }

// expect checks that there is one complaint with the text, or none where it is empty.
func expect(t *testing.T, r *recorder, want string) {
	t.Helper()
	said := strings.Join(r.complaints, "\n")
	if (want == "") != (said == "") || !strings.Contains(said, want) {
		t.Errorf("complaints are %q, not %q", said, want)
	}
}

const form = "application/x-www-form-urlencoded"

// send makes the request that a server is asked about.
func send(t *testing.T, url, contentType, body string) string {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), "POST", url+"/a%2Fb/c?x=2&x=1&a=%20", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", contentType)
	r.Header.Set("X-Trace", "t")
	r.Header.Set("Cookie", "sid=a%20b; q=1")
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%d%v%s", response.StatusCode, response.Header["Content-Type"], text)
}

func wanted(change func(*Request)) Request {
	want := Request{
		Method: "POST", Path: "/a/b/c",
		Query:   Pairs{{"a", " "}, {"x", "2"}, {"x", "1"}},
		Header:  Pairs{{"x-trace", " t"}},
		Cookies: Pairs{{"q", "1"}, {"sid", "a b"}},
		Body:    Body{Type: "application/json", JSON: `{"n": 1.0, "gone": null}`},
	}
	change(&want)
	return want
}

func TestSaw(t *testing.T) {
	for name, test := range map[string]struct {
		change    func(*Request)
		complaint string
	}{
		"all is well":      {func(*Request) {}, ""},
		"no type":          {func(r *Request) { r.Body.Type = "" }, ""},
		"another method":   {func(r *Request) { r.Method = "GET" }, "method"},
		"another path":     {func(r *Request) { r.Path = "/a/b" }, "path"},
		"another order":    {func(r *Request) { r.Query = Pairs{{"a", " "}, {"x", "1"}, {"x", "2"}} }, "query"},
		"no query":         {func(r *Request) { r.Query = nil }, "query"},
		"another header":   {func(r *Request) { r.Header = Pairs{{"x-trace", "u"}} }, "header"},
		"a missing cookie": {func(r *Request) { r.Cookies = append(r.Cookies, [2]string{"z", ""}) }, "cookies"},
		"another type":     {func(r *Request) { r.Body.Type = "text/plain" }, "type"},
		"another number":   {func(r *Request) { r.Body.JSON = `{"n": 2}` }, "1 in place of 2 /n"},
		"one more":         {func(r *Request) { r.Body.JSON = `{}` }, "/n should not be there"},
		"no body":          {func(r *Request) { r.Body = Body{} }, "body"},
	} {
		t.Run(name, func(t *testing.T) {
			r := &recorder{TB: t}
			server := Serve(r, Reply{Status: 201, Type: "text/plain", Body: "x"})
			if got := send(t, server.URL, "application/json", `{"n":1}`); got != "201[text/plain]x" {
				t.Error(got)
			}
			server.Saw(wanted(test.change))
			expect(t, r, test.complaint)
		})
	}
}

func TestForms(t *testing.T) {
	for name, test := range map[string]struct {
		sent, body string
		want       Body
		complaint  string
	}{
		"form":            {form, "a=1&b=%26", Body{Form: Pairs{{"a", "1"}, {"b", "&"}}}, ""},
		"another form":    {form, "a=1", Body{Form: Pairs{{"a", "2"}}}, "form"},
		"no form":         {form, "", Body{Form: Pairs{}}, ""},
		"text":            {"text/plain", "x", Body{Type: "text/plain", Text: "x"}, ""},
		"parts":           {"multipart/form-data; boundary=b", part("1"), Body{Multipart: Pairs{{"a", "1"}}}, ""},
		"another content": {"multipart/form-data; boundary=b", part("2"), Body{Multipart: Pairs{{"a", "1"}}}, "form"},
		"same JSON":       {"multipart/form-data; boundary=b", part(`{"y":1.0,"x":[]}`), Body{Multipart: Pairs{{"a", `{"x": [], "y": 1}`}}}, ""},
		"another JSON":    {"multipart/form-data; boundary=b", part(`{"y":1}`), Body{Multipart: Pairs{{"a", `{"y": 2}`}}}, "form"},
		"broken parts":    {"multipart/form-data; boundary=c", part("2"), Body{Multipart: Pairs{}}, "not a valid form"},
		"broken type":     {"multipart/form-data; b", part("2"), Body{Multipart: Pairs{}}, "not a valid type"},
		"odd type":        {"a/b/c", "x", Body{Type: "a/b/c", Text: "x"}, ""},
		"same moment":     {form, "t=2020-01-01T01:02:03%2B10:00", Body{Form: Pairs{{"t", "2019-12-31T15:02:03Z"}}}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := &recorder{TB: t}
			server := Serve(r, Reply{Status: 204})
			if got := send(t, server.URL, test.sent, test.body); got != "204[]" {
				t.Error(got)
			}
			server.Saw(wanted(func(r *Request) { r.Body = test.want }))
			expect(t, r, test.complaint)
		})
	}
}

func part(content string) string {
	return "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n" + content + "\r\n--b--\r\n"
}

func TestNumberOfRequests(t *testing.T) {
	r := &recorder{TB: t}
	Serve(r, Reply{Status: 204}).Saw(Request{})
	expect(t, r, "no request")
	r = &recorder{TB: t}
	server := Serve(r, Reply{Status: 204})
	send(t, server.URL, "text/plain", "")
	expect(t, r, "")
	send(t, server.URL, "text/plain", "")
	expect(t, r, "more than one")
}

func TestServeRPC(t *testing.T) {
	for name, test := range map[string]struct{ sent, reply, params, answer, complaint string }{
		"call":           {`{"jsonrpc":"2.0","id":7,"method":"m","params":[1]}`, "2", "[1]", `{"jsonrpc":"2.0","id":7,"result":2}`, ""},
		"notification":   {`{"jsonrpc":"2.0","method":"m"}`, "", "", "", ""},
		"another method": {`{"jsonrpc":"2.0","id":7,"method":"n","params":[1]}`, "2", "[1]", `{"jsonrpc":"2.0","id":7,"result":2}`, "method"},
		"other params":   {`{"jsonrpc":"2.0","id":7,"method":"m","params":[2]}`, "2", "[1]", `{"jsonrpc":"2.0","id":7,"result":2}`, "/0"},
		"id too many":    {`{"jsonrpc":"2.0","id":7,"method":"m"}`, "", "", "", "id"},
		"no message":     {`[`, "", "", "", "not a JSON-RPC message"},
	} {
		t.Run(name, func(t *testing.T) {
			r := &recorder{TB: t}
			server := ServeRPC(r, "m", Reply{Status: 200, Body: test.reply})
			if got := send(t, server.URL, "application/json", test.sent); got != "200[]"+test.answer {
				t.Error(got)
			}
			server.Saw(wanted(func(r *Request) { r.Body = Body{JSON: test.params} }))
			expect(t, r, test.complaint)
		})
	}
}

func TestEqual(t *testing.T) {
	for _, test := range []struct {
		got       any
		want      string
		complaint string
	}{
		{map[string]any{"a": []int{1}, "b": nil}, `{"a":[1]}`, ""},
		{map[string]any{"a": "2024-01-15T10:30:00+01:00"}, `{"a":"2024-01-15T09:30:00.000Z"}`, ""},
		{"2015-07-17T08:42:58.315Z", `"2015-07-17T08:42:58.315+0000"`, ""},
		{"2015-07-17T08:42:58Z", `"2015-07-17T08:42:59Z"`, "in place of"},
		{map[string]any{"a": "x"}, `{"a":"y"}`, "x in place of y /a"},
		{[]int{1, 2}, `[1]`, "in place of"},
		{[]int{2}, `[1]`, "2 in place of 1 /0"},
		{1, `"1"`, "in place of"},
		{true, `false`, "in place of"},
		{[]int{}, `{}`, "in place of"},
		{1, `x`, "not valid JSON"},
		{func() {}, `1`, "cannot be written"},
	} {
		r := &recorder{TB: t}
		Equal(r, test.got, test.want)
		expect(t, r, test.complaint)
	}
}

func TestEvents(t *testing.T) {
	events := func(last error) iter.Seq2[int, error] {
		return func(yield func(int, error) bool) {
			if yield(1, nil) && last != nil {
				yield(0, last)
			}
		}
	}
	r := &recorder{TB: t}
	Events(r, events(nil), "[1]")
	expect(t, r, "")
	Events(r, events(nil), "[1,2]")
	expect(t, r, "in place of")
	r = &recorder{TB: t}
	Events(r, events(errors.New("broken")), "[1,0]")
	expect(t, r, "broken")
}

type file struct {
	io.Reader
	closing error
}

func (f file) Close() error { return f.closing }

func TestContent(t *testing.T) {
	r := &recorder{TB: t}
	Content(r, file{strings.NewReader("x"), nil}, "x")
	expect(t, r, "")
	Content(r, file{strings.NewReader("y"), nil}, "x")
	expect(t, r, "the file holds")
	r = &recorder{TB: t}
	Content(r, file{strings.NewReader("x"), errors.New("held")}, "x")
	expect(t, r, "held")
}

// optional is a field that may be empty.
type optional struct {
	value int64
	ok    bool
}

func (o optional) Get() (int64, bool) { return o.value, o.ok }

func TestReads(t *testing.T) {
	noon := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
	for name, test := range map[string]struct {
		check     func(r *recorder)
		complaint string
	}{
		"same":            {func(r *recorder) { Is(r, []string{"a"}, []string{"a"}) }, ""},
		"other":           {func(r *recorder) { Is(r, "a", "b") }, "got a, want b"},
		"nil":             {func(r *recorder) { Is[*int](r, nil, nil) }, ""},
		"same moment":     {func(r *recorder) { Is(r, noon.In(time.FixedZone("", 3600)), noon) }, ""},
		"another moment":  {func(r *recorder) { Is(r, noon.Add(1), noon) }, "want 2026-01-31 12:00:00"},
		"same integer":    {func(r *recorder) { Is(r, new(big.Int).Sub(big.NewInt(1), big.NewInt(1)), big.NewInt(0)) }, ""},
		"another integer": {func(r *recorder) { Is(r, big.NewInt(1), big.NewInt(2)) }, "got 1, want 2"},
		"no integer":      {func(r *recorder) { Is(r, nil, big.NewInt(2)) }, "want 2"},
		"field":           {func(r *recorder) { Has(r, optional{1, true}, 1) }, ""},
		"another field":   {func(r *recorder) { Has(r, optional{1, true}, 2) }, "got 1, want 2"},
		"absent field":    {func(r *recorder) { Has(r, optional{}, 0) }, "got no value, want 0"},
		"items":           {func(r *recorder) { Is(r, len(Items(r, listed(3, nil), 2)), 2) }, ""},
		"too few items":   {func(r *recorder) { Items(r, listed(1, nil), 2) }, "ended after 1 items, not 2"},
		"broken items":    {func(r *recorder) { Items(r, listed(1, io.EOF), 2) }, "EOF"},
	} {
		t.Run(name, func(t *testing.T) {
			r := &recorder{TB: t}
			test.check(r)
			expect(t, r, test.complaint)
		})
	}
}

// listed yields so many items, and then the error if there is one.
func listed(count int, err error) iter.Seq2[int, error] {
	return func(yield func(int, error) bool) {
		for i := range count {
			if !yield(i, nil) {
				return
			}
		}
		if err != nil {
			yield(0, err)
		}
	}
}

func TestSent(t *testing.T) {
	r := &recorder{TB: t}
	server := Serve(r, Reply{Status: 200, Body: `{"a": 1}`})
	server.Sent(map[string]int{"a": 1})
	expect(t, r, "")
	server.Sent(map[string]int{"a": 2})
	expect(t, r, "2 in place of 1 /a")
}
