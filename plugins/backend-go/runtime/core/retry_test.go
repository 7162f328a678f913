package core_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"strings"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

func TestWaitsAreAsAskedOrDouble(t *testing.T) {
	server := serve(t, respond(503, ""))
	_, _ = get(server.client(core.AuthSpec{}))
	all := server.all()
	if first := all[1].at.Sub(all[0].at); first < 370*time.Millisecond || first > 4*time.Second {
		t.Errorf("the first wait was %s", first)
	}
	if second := all[2].at.Sub(all[1].at); second < 740*time.Millisecond || second > 4*time.Second {
		t.Errorf("the second wait was %s", second)
	}
	both := serve(t, respond(503, "", "Retry-After-Ms", "100", "Retry-After", "5"))
	started := time.Now()
	_, _ = get(both.client(core.AuthSpec{}), option.WithMaxRetries(1))
	if took := time.Since(started); took < 100*time.Millisecond || took > 4*time.Second {
		t.Errorf("waited %s where 100 ms were asked", took)
	}
}

func post(c *core.Client, op *core.Operation, options ...core.Option) error {
	_, err := core.Call[*pet](context.Background(), c, op, &updateRequest{}, options)
	return err
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
	if !errors.As(err, &late) || late.Phase != core.PhaseBody || err.Error() != "GET /pets/p1 failed: no body within 50 ms" {
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
	if !errors.Is(err, context.Canceled) || time.Since(started) > 4*time.Second {
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
