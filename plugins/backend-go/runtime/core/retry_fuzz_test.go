package core_test

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

// answering is a client that answers with a status and headers, without any network.
type answering struct {
	status int
	header http.Header
}

func (a answering) Do(req *http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: a.status, Header: a.header, Body: io.NopCloser(strings.NewReader("")), Request: req}, nil
}

// FuzzRetryAfter holds whatever a server asks for to be nothing, or a time that is not negative.
func FuzzRetryAfter(f *testing.F) {
	for _, seed := range []string{
		"1", "0.5", "-1", "1e9", "99999999999999999999", ".", "1.2.3", " 7 ", "NaN", "Inf", "0x1",
		"Wed, 21 Oct 2015 07:28:00 GMT", "Wed, 21 Oct 9999 07:28:00 GMT", "",
	} {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, seconds, milliseconds string) {
		header := http.Header{"Retry-After": {seconds}, "Retry-After-Ms": {milliseconds}}
		client := core.NewClient(specWith(bearer()), []core.Option{
			option.WithBaseURL("http://127.0.0.1"), withToken("TOK"), option.WithMaxRetries(0),
			option.WithHTTPClient(answering{429, header}),
		})
		_, err := get(client)
		var limited *core.TooManyRequestsError
		if !errors.As(err, &limited) {
			t.Fatal(err)
		}
		if asked := limited.RetryAfter; asked != nil && *asked < 0 {
			t.Errorf("%q and %q ask for %s", seconds, milliseconds, *asked)
		}
	})
}
