package core_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptrace"
	"regexp"
	"strings"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

func TestStatusesThatAreRetried(t *testing.T) {
	for status, wanted := range map[int]int{
		408: 2, 429: 2, 500: 2, 502: 2, 503: 2, 504: 2, 400: 1, 401: 1, 404: 1, 422: 1, 501: 1, 505: 1,
	} {
		server := serve(t, sequence(status, 200))
		_, err := get(server.client(core.AuthSpec{}))
		if n := len(server.all()); n != wanted || (err == nil) != (wanted == 2) {
			t.Errorf("%d: %d requests, %v", status, n, err)
		}
	}
}

func TestRetriesEnd(t *testing.T) {
	server := serve(t, sequence(503))
	_, err := get(server.client(core.AuthSpec{}))
	var failed *core.InternalServerError
	if !errors.As(err, &failed) || failed.Attempts != 3 || len(server.all()) != 3 {
		t.Errorf("%v after %d requests", err, len(server.all()))
	}
	_, _ = get(server.client(core.AuthSpec{}, option.WithMaxRetries(5)), option.WithMaxRetries(1))
	if n := len(server.all()); n != 5 {
		t.Errorf("%d requests", n-3)
	}
}

func TestWaitsAreAsAskedOrDouble(t *testing.T) {
	server := serve(t, respond(503, ""))
	_, _ = get(server.client(core.AuthSpec{}))
	all := server.all()
	if first := all[1].at.Sub(all[0].at); first < 370*time.Millisecond || first > time.Second {
		t.Errorf("the first wait was %s", first)
	}
	if second := all[2].at.Sub(all[1].at); second < 740*time.Millisecond || second > 2*time.Second {
		t.Errorf("the second wait was %s", second)
	}
	both := serve(t, respond(503, "", "Retry-After-Ms", "100", "Retry-After", "5"))
	started := time.Now()
	_, _ = get(both.client(core.AuthSpec{}), option.WithMaxRetries(1))
	if took := time.Since(started); took < 100*time.Millisecond || took > time.Second {
		t.Errorf("waited %s where 100 ms were asked", took)
	}
}

// waits is a handler of logs that remembers how long retries wait, and then ends the call.
type waits struct {
	slog.Handler
	found []time.Duration
	end   context.CancelFunc
}

func (w *waits) Enabled(context.Context, slog.Level) bool { return true }

func (w *waits) Handle(_ context.Context, record slog.Record) error {
	record.Attrs(func(attr slog.Attr) bool {
		if attr.Key == "wait" {
			w.found = append(w.found, attr.Value.Duration())
			w.end()
		}
		return true
	})
	return nil
}

func TestWaitsStayWithinTheirBounds(t *testing.T) {
	for _, test := range []struct {
		header      http.Header
		least, most time.Duration
	}{
		{http.Header{}, 375 * time.Millisecond, 500 * time.Millisecond},
		{http.Header{"Retry-After": {"20"}}, 20 * time.Second, 22 * time.Second},
		{http.Header{"Retry-After": {"20"}, "Retry-After-Ms": {"100"}}, 100 * time.Millisecond, 110 * time.Millisecond},
	} {
		for range 20 {
			ctx, cancel := context.WithCancel(context.Background())
			seen := &waits{end: cancel}
			client := core.NewClient(specWith(bearer()), []core.Option{
				option.WithBaseURL("http://127.0.0.1"), withToken("TOK"), option.WithLogger(slog.New(seen)),
				option.WithHTTPClient(answering{503, test.header}),
			})
			_, err := core.Call[*pet](ctx, client, &getOp, &getParams{PetID: "p1"}, nil)
			if !errors.Is(err, context.Canceled) || len(seen.found) != 1 || seen.found[0] < test.least || seen.found[0] > test.most {
				t.Fatalf("%v: %v %v", test.header, seen.found, err)
			}
		}
	}
}

func TestLongWaitsAreNotMade(t *testing.T) {
	server := serve(t, respond(503, "", "Retry-After", "3600"))
	_, err := get(server.client(core.AuthSpec{}))
	var api *core.APIError
	if !errors.As(err, &api) || api.RetryAfter == nil || *api.RetryAfter != time.Hour || len(server.all()) != 1 {
		t.Errorf("%v after %d requests", err, len(server.all()))
	}
}

func post(c *core.Client, op *core.Operation, options ...core.Option) error {
	_, err := core.Call[*pet](context.Background(), c, op, &updateRequest{}, options)
	return err
}

func TestUnsafeRequests(t *testing.T) {
	for _, test := range []struct {
		op      *core.Operation
		status  int
		wanted  int
		options []core.Option
	}{
		{&plainPostOp, 500, 1, nil},
		{&plainPostOp, 503, 2, nil},
		{&plainPostOp, 429, 2, nil},
		{&createOp, 500, 2, nil},
		{&createOp, 500, 1, []core.Option{option.WithoutHeader("idempotency-key")}},
		{&plainPostOp, 500, 2, []core.Option{option.WithRetryUnsafe(true)}},
	} {
		server := serve(t, sequence(test.status, 200))
		err := post(server.client(core.AuthSpec{}), test.op, test.options...)
		if n := len(server.all()); n != test.wanted {
			t.Errorf("%d: %d requests instead of %d, %v", test.status, n, test.wanted, err)
		}
	}
}

func TestIdempotencyKeysStay(t *testing.T) {
	server := serve(t, sequence(503, 503, 200))
	client := server.client(core.AuthSpec{})
	_ = post(client, &createOp)
	_ = post(client, &createOp)
	_ = post(client, &createOp, option.WithHeader("idempotency-key", "mine"))
	_ = post(client, &createOp, option.WithIdempotencyKey("given"))
	var keys []string
	for _, sent := range server.all() {
		keys = append(keys, strings.Join(sent.header.Values("Idempotency-Key"), "+"))
	}
	uuid := regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
	if !uuid.MatchString(keys[0]) || keys[0] != keys[1] || keys[1] != keys[2] || keys[3] == keys[2] {
		t.Errorf("keys %q", keys)
	}
	if keys[4] != "mine" || keys[5] != "given" {
		t.Errorf("keys %q", keys)
	}
}

// reset breaks the connection off before anything is answered.
func reset(t *testing.T, w http.ResponseWriter) {
	t.Helper()
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		t.Error(err)
		return
	}
	_ = conn.(*net.TCPConn).SetLinger(0)
	_ = conn.Close()
}

func TestConnectionsThatFail(t *testing.T) {
	server := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
		if n == 0 {
			reset(t, w)
			return
		}
		sequence(200)(n, w, r)
	})
	if _, err := get(server.client(core.AuthSpec{})); err != nil || len(server.all()) != 2 {
		t.Errorf("%v after %d requests", err, len(server.all()))
	}
	broken := serve(t, func(_ int, w http.ResponseWriter, _ *http.Request) { reset(t, w) })
	err := post(broken.client(core.AuthSpec{}), &plainPostOp)
	var failed *core.ConnectionError
	if !errors.As(err, &failed) || len(broken.all()) != 1 {
		t.Errorf("%v after %d requests", err, len(broken.all()))
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = listener.Close()
	closed := core.NewClient(specWith(core.AuthSpec{}), []core.Option{option.WithBaseURL("http://" + listener.Addr().String() + "?key=SECRET")})
	err = post(closed, &plainPostOp)
	if !errors.As(err, &failed) || failed.Attempts != 3 || strings.Contains(err.Error(), "SECRET") {
		t.Errorf("%v", err)
	}
	if cause := errors.Unwrap(failed); cause == nil || strings.Contains(cause.Error(), "SECRET") {
		t.Errorf("cause %v", cause)
	}
}

func TestTimeouts(t *testing.T) {
	done := make(chan struct{})
	t.Cleanup(func() { close(done) })
	hang := func(_ int, w http.ResponseWriter, r *http.Request) {
		if r.Method == "GET" {
			w.WriteHeader(200)
			_, _ = w.Write([]byte("{"))
			_ = http.NewResponseController(w).Flush()
		}
		select {
		case <-done:
		case <-r.Context().Done():
		}
	}
	server := serve(t, hang)
	client := server.client(core.AuthSpec{}, option.WithTimeout(10*time.Second), option.WithMaxRetries(0))
	var late *core.TimeoutError
	_, err := get(client, option.WithTimeout(50*time.Millisecond))
	if !errors.As(err, &late) || late.Phase != core.PhaseBody || err.Error() != "no body within 50 ms" {
		t.Errorf("%v", err)
	}
	err = post(client, &plainPostOp, option.WithTimeout(50*time.Millisecond))
	var connection *core.ConnectionError
	var standard net.Error
	if !errors.As(err, &connection) || connection.Phase != core.PhaseResponse || !errors.As(err, &standard) || !standard.Timeout() {
		t.Errorf("%v", err)
	}
}

func TestTheTimeLimitIsPerAttempt(t *testing.T) {
	server := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
		if n < 2 {
			select {
			case <-time.After(5 * time.Second):
			case <-r.Context().Done():
				return
			}
		}
		sequence(200)(n, w, r)
	})
	if _, err := get(server.client(core.AuthSpec{}), option.WithTimeout(150*time.Millisecond)); err != nil {
		t.Error(err)
	}
}

func TestCancellation(t *testing.T) {
	server := serve(t, respond(503, "", "Retry-After", "5"))
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(100*time.Millisecond, cancel)
	started := time.Now()
	_, err := core.Call[*pet](ctx, server.client(core.AuthSpec{}), &getOp, &getParams{PetID: "p1"}, nil)
	if !errors.Is(err, context.Canceled) || time.Since(started) > time.Second {
		t.Errorf("%v after %s", err, time.Since(started))
	}
	_, err = core.Call[*pet](ctx, server.client(core.AuthSpec{}), &getOp, &getParams{PetID: "p1"}, nil)
	if !errors.Is(err, context.Canceled) || len(server.all()) != 1 {
		t.Errorf("%v after %d requests", err, len(server.all()))
	}
	hanging := serve(t, func(_ int, _ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	short, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer stop()
	_, err = core.Call[*pet](short, hanging.client(core.AuthSpec{}), &getOp, &getParams{PetID: "p1"}, nil)
	if !errors.Is(err, context.DeadlineExceeded) || len(hanging.all()) != 1 {
		t.Errorf("%v after %d requests", err, len(hanging.all()))
	}
}

type oneShot struct{ io.Reader }

func TestOneShotBodiesAreSentOnce(t *testing.T) {
	type upload struct {
		Body io.Reader `body:""`
	}
	op := core.Operation{Method: "PUT", Path: "/f", Body: &core.BodySpec{Kind: core.BinaryBody}, Encode: core.EncodeBinary}
	server := serve(t, sequence(503, 200))
	err := core.Do(context.Background(), server.client(core.AuthSpec{}), &op, &upload{Body: oneShot{strings.NewReader("abc")}}, nil)
	if n := len(server.all()); err == nil || n != 1 {
		t.Errorf("%d requests", n)
	}
	again := serve(t, sequence(503, 200))
	err = core.Do(context.Background(), again.client(core.AuthSpec{}), &op, &upload{Body: strings.NewReader("abc")}, nil)
	if all := again.all(); err != nil || len(all) != 2 || all[1].body != "abc" || all[0].header.Get("Content-Type") != "application/octet-stream" {
		t.Errorf("%v %+v", err, all)
	}
}

func TestConnectionsOfFailedAttemptsServeAgain(t *testing.T) {
	server := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
		switch n {
		case 0, 1:
			respond(503, `{"message":"no"}`, "Retry-After-Ms", "1")(n, w, r)
		case 2:
			respond(307, `{"at":"/elsewhere"}`, "Location", "/elsewhere")(n, w, r)
		default:
			sequence(200)(n, w, r)
		}
	})
	connections := map[string]bool{}
	trace := &httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) {
		connections[info.Conn.LocalAddr().String()] = true
	}}
	ctx := httptrace.WithClientTrace(context.Background(), trace)
	if _, err := core.Call[*pet](ctx, server.client(core.AuthSpec{}), &getOp, &getParams{PetID: "p1"}, nil); err != nil {
		t.Fatal(err)
	}
	if len(server.all()) != 4 || len(connections) != 1 {
		t.Errorf("%d requests by %d connections", len(server.all()), len(connections))
	}
}

func TestTheRestOfASmallBodyIsNotWaitedFor(t *testing.T) {
	release := make(chan struct{})
	defer close(release)
	for _, status := range []int{503, 302} {
		server := serve(t, func(n int, w http.ResponseWriter, r *http.Request) {
			if n > 0 {
				sequence(200)(n, w, r)
				return
			}
			w.Header().Set("Content-Length", "10")
			w.Header().Set("Retry-After-Ms", "1")
			w.Header().Set("Location", "/elsewhere")
			w.WriteHeader(status)
			_, _ = io.WriteString(w, "x")
			_ = http.NewResponseController(w).Flush()
			<-release
		})
		started := time.Now()
		if _, err := get(server.client(core.AuthSpec{})); err != nil {
			t.Fatal(err)
		}
		if took := time.Since(started); took > 2*time.Second {
			t.Errorf("%d: took %s", status, took)
		}
	}
}
