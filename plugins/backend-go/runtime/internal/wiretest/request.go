package wiretest

import (
	"bytes"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"sort"
	"strings"
)

// Pairs are names and values, decoded. The order counts among values of one name only.
type Pairs [][2]string

// Request is what a server must see. Further headers may be there.
type Request struct {
	Method  string
	Path    string
	Query   Pairs
	Header  Pairs
	Cookies Pairs
	Body    Body
}

// Body is a body in one of its forms; nothing is sent where all are empty. An empty type is not looked at.
type Body struct {
	Type      string
	JSON      string
	Text      string
	Form      Pairs
	Multipart Pairs
}

// Saw checks that the request has arrived.
func (s *Server) Saw(want Request) {
	s.t.Helper()
	select {
	case got := <-s.received:
		s.compare(got, want)
	default:
		s.t.Error("no request arrived")
	}
}

func (s *Server) compare(got received, want Request) {
	s.t.Helper()
	message := got.message
	if message.Method != want.Method {
		s.t.Errorf("the method is %s, not %s", message.Method, want.Method)
	}
	if message.URL.Path != want.Path {
		s.t.Errorf("the path is %q, not %q", message.URL.Path, want.Path)
	}
	s.samePairs("query", sorted(s.parse(message.URL.RawQuery)), sorted(want.Query))
	for _, header := range want.Header {
		value := strings.Join(message.Header.Values(header[0]), ", ")
		if wanted := strings.TrimSpace(header[1]); value != wanted && !sameTime(value, wanted) {
			s.t.Errorf("the header %s is %q, not %q", header[0], value, header[1])
		}
	}
	s.samePairs("cookies", sorted(s.cookies(message.Header)), sorted(want.Cookies))
	s.compareBody(got, want.Body)
}

func (s *Server) compareBody(got received, want Body) {
	s.t.Helper()
	sent := got.message.Header.Get("Content-Type")
	base, _, _ := strings.Cut(sent, ";")
	if want.Type != "" && strings.ToLower(strings.TrimSpace(base)) != want.Type {
		s.t.Errorf("the type of the body is %q, not %q", sent, want.Type)
	}
	switch {
	case want.JSON != "":
		if problem := differenceOf(got.body, []byte(want.JSON)); problem != "" {
			s.t.Errorf("the body is %s, not %s: %s", got.body, want.JSON, problem)
		}
	case want.Form != nil:
		s.samePairs("form", sorted(s.parse(string(got.body))), sorted(want.Form))
	case want.Multipart != nil:
		s.samePairs("form", s.parts(got.body, sent), want.Multipart)
	default:
		if string(got.body) != want.Text {
			s.t.Errorf("the body is %q, not %q", got.body, want.Text)
		}
	}
}

func (s *Server) samePairs(what string, got, want Pairs) {
	s.t.Helper()
	same := len(got) == len(want)
	for i := 0; same && i < len(want); i++ {
		same = got[i][0] == want[i][0] && sameText(got[i][1], want[i][1])
	}
	if !same {
		s.t.Errorf("the %s is %q, not %q", what, got, want)
	}
}

// sameText reports whether two texts are equal, or write the same moment or the same JSON object or list.
func sameText(got, want string) bool {
	if got == want || sameTime(got, want) {
		return true
	}
	isJSON := strings.HasPrefix(want, "{") || strings.HasPrefix(want, "[")
	return isJSON && differenceOf([]byte(got), []byte(want)) == ""
}

// sorted gives the pairs by name.
func sorted(pairs Pairs) Pairs {
	ordered := append(Pairs(nil), pairs...)
	sort.SliceStable(ordered, func(a, b int) bool { return ordered[a][0] < ordered[b][0] })
	return ordered
}

// parse reads a query or a form, which has the same syntax.
func (s *Server) parse(text string) Pairs {
	s.t.Helper()
	values, err := url.ParseQuery(text)
	if err != nil {
		s.t.Errorf("%q is not a valid query: %v", text, err)
	}
	var pairs Pairs
	for name, all := range values {
		for _, value := range all {
			pairs = append(pairs, [2]string{name, value})
		}
	}
	return pairs
}

func (s *Server) cookies(header http.Header) Pairs {
	s.t.Helper()
	var pairs Pairs
	for _, line := range header.Values("Cookie") {
		for _, text := range strings.Split(line, "; ") {
			name, value, _ := strings.Cut(text, "=")
			pairs = append(pairs, [2]string{s.unescape(name), s.unescape(value)})
		}
	}
	return pairs
}

func (s *Server) unescape(text string) string {
	s.t.Helper()
	decoded, err := url.PathUnescape(text)
	if err != nil {
		s.t.Errorf("the cookie %q is not encoded as it should be", text)
	}
	return decoded
}

func (s *Server) parts(body []byte, mediaType string) Pairs {
	s.t.Helper()
	_, params, err := mime.ParseMediaType(mediaType)
	if err != nil {
		s.t.Errorf("%q is not a valid type: %v", mediaType, err)
	}
	var pairs Pairs
	reader := multipart.NewReader(bytes.NewReader(body), params["boundary"])
	for {
		part, err := reader.NextPart()
		if err == io.EOF {
			return pairs
		}
		if err != nil {
			s.t.Errorf("the body is not a valid form: %v", err)
			return pairs
		}
		content, err := io.ReadAll(part)
		if err != nil {
			s.t.Errorf("a part of the form broke off: %v", err)
		}
		pairs = append(pairs, [2]string{part.FormName(), string(content)})
	}
}
