package core_test

import (
	"context"
	"errors"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

// redirect answers the first request by a redirect, and later ones as usual.
func redirect(status int, location string) func(int, http.ResponseWriter, *http.Request) {
	return func(n int, w http.ResponseWriter, r *http.Request) {
		if n > 0 {
			sequence(200)(n, w, r)
			return
		}
		respond(status, `{"message":"moved"}`, "Location", location)(n, w, r)
	}
}

var everyScheme = []core.Option{
	with("Token", "TOK"), with("Key", "KEY"), with("QueryKey", "QK"), with("CookieKey", "CK"), option.WithHeader("X-Mine", "m"),
}

func everyAuth() core.AuthSpec {
	return auth(core.AuthAll, "bearerAuth", "apiKey", "queryKey", "cookieKey")
}

func TestRedirectsToAnotherOriginCarryNoCredentials(t *testing.T) {
	given := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	for name, options := range map[string][]core.Option{
		"the client's own": everyScheme,
		"a given client":   append([]core.Option{option.WithHTTPClient(given)}, everyScheme...),
	} {
		other := serve(t, sequence(200))
		server := serve(t, redirect(302, other.URL+"/else"))
		if _, err := get(server.client(everyAuth(), options...)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		sent := other.all()[0]
		var names []string
		for name := range sent.header {
			if name != "Connection" {
				names = append(names, name)
			}
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != "Accept Accept-Encoding User-Agent" || sent.uri != "/else" {
			t.Errorf("%s: %s carries %s", name, sent.uri, got)
		}
	}
}

func TestMiddlewareWrapsEveryAttempt(t *testing.T) {
	server := serve(t, sequence(503, 200))
	var order []string
	layer := func(name string) option.Middleware {
		return func(req *http.Request, next option.MiddlewareNext) (*http.Response, error) {
			order = append(order, name+" "+req.Header.Get("Authorization"))
			req.Header.Add("X-Layer", name)
			return next(req)
		}
	}
	client := server.client(bearer(), withToken("T"), option.WithMiddleware(layer("a"), layer("b")))
	if _, err := get(client); err != nil {
		t.Fatal(err)
	}
	if strings.Join(order, ",") != "a Bearer T,b Bearer T,a Bearer T,b Bearer T" {
		t.Error(order)
	}
	if sent := server.all()[1]; strings.Join(sent.header["X-Layer"], ",") != "a,b" {
		t.Error(sent.header)
	}
}

type doerFunc func(*http.Request) (*http.Response, error)

func (f doerFunc) Do(req *http.Request) (*http.Response, error) { return f(req) }

func TestClientsOfAnyTypeSendRequests(t *testing.T) {
	server := serve(t, sequence(200))
	count := 0
	own := option.WithHTTPClient(doerFunc(func(req *http.Request) (*http.Response, error) {
		count++
		return http.DefaultClient.Do(req)
	}))
	client := server.client(core.AuthSpec{}, own).With([]core.Option{own})
	_, err := get(client, own)
	if err != nil || count != 1 {
		t.Errorf("%v, %d requests", err, count)
	}
	if _, err := get(server.client(core.AuthSpec{}, option.WithHTTPClient((*http.Client)(nil)))); err != nil {
		t.Error(err)
	}
	nothing := func(*http.Request, option.MiddlewareNext) (*http.Response, error) { return nil, nil }
	var failed *core.ConnectionError
	if _, err := get(client, option.WithMiddleware(nothing), option.WithMaxRetries(0)); !errors.As(err, &failed) {
		t.Errorf("%v", err)
	}
	http.DefaultClient.CloseIdleConnections()
}

// goroutines waits until no more than so many run, and gives how many do.
func goroutines(limit int) int {
	n := 0
	for range 100 {
		if n = runtime.NumGoroutine(); n <= limit {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	return n
}

func TestNoGoroutineStays(t *testing.T) {
	transport := &http.Transport{}
	own := option.WithHTTPClient(&http.Client{Transport: transport})
	before := runtime.NumGoroutine()
	failing := serve(t, sequence(503))
	_, _ = get(failing.client(core.AuthSpec{}), own)
	hanging := serve(t, func(_ int, w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write([]byte("data: {\"n\":1}\n\n"))
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	})
	_, _ = get(hanging.client(core.AuthSpec{}), own, option.WithTimeout(20*time.Millisecond))
	stream, err := core.StreamEvents[token](context.Background(), hanging.client(core.AuthSpec{}), streamOp(doneEvents), nil, []core.Option{own})
	if err != nil {
		t.Fatal(err)
	}
	for range stream.All() {
		break
	}
	tokens := newTokenServer(t)
	_, _ = get(tokens.client(oauth(nil)), own)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, _ = core.Call[*pet](ctx, tokens.client(oauth(nil)), &getOp, &getParams{PetID: "p1"}, []core.Option{own})
	transport.CloseIdleConnections()
	failing.Close()
	hanging.Close()
	tokens.Close()
	// The clients of this test that have no transport of their own have sent nothing but requests for tokens.
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	if after := goroutines(before); after > before {
		stacks := make([]byte, 1<<16)
		t.Errorf("%d goroutines, %d before:\n%s", after, before, stacks[:runtime.Stack(stacks, true)])
	}
}
