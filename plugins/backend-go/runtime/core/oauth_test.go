package core_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

// tokenServer is an API with a token endpoint.
type tokenServer struct {
	*httptest.Server
	mutex sync.Mutex
	// tokens are the bodies that the token endpoint received; calls the tokens that the API received.
	tokens, calls []string
	// answer gives the nth answer of the token endpoint; accept decides on a token.
	answer func(n int, w http.ResponseWriter)
	accept func(token string) int
}

func newTokenServer(t *testing.T) *tokenServer {
	t.Helper()
	s := &tokenServer{accept: func(string) int { return 200 }}
	s.answer = func(n int, w http.ResponseWriter) {
		_, _ = fmt.Fprintf(w, `{"access_token":"T%d","expires_in":3600}`, n+1)
	}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := make([]byte, 2000)
		n, _ := r.Body.Read(body)
		s.mutex.Lock()
		answer, accept := s.answer, s.accept
		token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
		count := len(s.tokens)
		if r.URL.Path == "/token" {
			s.tokens = append(s.tokens, r.Header.Get("Idempotency-Key")+token+string(body[:n]))
		} else {
			s.calls = append(s.calls, token)
		}
		s.mutex.Unlock()
		w.Header().Set("Content-Type", "application/json")
		if r.URL.Path == "/token" {
			answer(count, w)
			return
		}
		w.WriteHeader(accept(token))
		_, _ = w.Write([]byte(`{"id":"p1","owner":null}`))
	}))
	t.Cleanup(s.Close)
	return s
}

func (s *tokenServer) counts() (tokens, calls int) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return len(s.tokens), len(s.calls)
}

var tokenOp = core.Operation{Method: "POST", Path: "/token", Body: &core.BodySpec{}, IdempotencyKey: "Idempotency-Key"}

func oauth(change func(*core.OAuthScheme)) core.AuthSpec {
	scheme := &core.OAuthScheme{
		Key: "oauth", ClientID: credential("ClientID"), ClientSecret: credential("ClientSecret"), Prefix: "Bearer",
		GetToken: core.TokenSpec{
			Operation: &tokenOp, ClientID: []string{"client_id"}, ClientSecret: []string{"client_secret"},
			Scopes: []string{"scope"}, Fields: map[string]any{"grant_type": "client_credentials"},
			AccessToken: []string{"access_token"}, ExpiresIn: []string{"expires_in"}, NextRefreshToken: []string{"refresh_token"},
		},
	}
	if change != nil {
		change(scheme)
	}
	return core.AuthSpec{Mode: core.AuthSingle, Apply: []string{"oauth"}, Schemes: []core.Scheme{scheme}}
}

func (s *tokenServer) client(auth core.AuthSpec, options ...core.Option) *core.Client {
	return core.NewClient(specWith(auth), append([]core.Option{
		option.WithBaseURL(s.URL), with("ClientID", "id"), with("ClientSecret", "SECRET"),
	}, options...))
}

func TestATokenThatIsPassedReplacesTheFlow(t *testing.T) {
	s := newTokenServer(t)
	spec := oauth(func(o *core.OAuthScheme) { o.Token = credential("Token"); o.Prefix = ""; o.Header = "X-Auth" })
	if _, err := get(s.client(spec, with("Token", "mine"))); err != nil {
		t.Error(err)
	}
	if tokens, calls := s.counts(); tokens != 0 || calls != 1 {
		t.Errorf("%d tokens, %d calls", tokens, calls)
	}
}

func TestCredentialsOfOneCallHaveATokenOfTheirOwn(t *testing.T) {
	s := newTokenServer(t)
	s.accept = func(token string) int {
		if token == "T3" {
			return 503
		}
		return 200
	}
	client := s.client(oauth(nil))
	other := []core.Option{with("ClientSecret", "OTHER"), option.WithMaxRetries(1)}
	for _, options := range [][]core.Option{nil, other, nil, other} {
		_, _ = core.Call[*pet](context.Background(), client, &getOp, &getParams{PetID: "p1"}, options)
	}
	if got := strings.Join(s.calls, " "); got != "T1 T2 T1 T3 T3" || !strings.Contains(s.tokens[1], "OTHER") {
		t.Errorf("%s, asked with %q", got, s.tokens)
	}
}

func TestALateRefusalLeavesTheNewToken(t *testing.T) {
	s := newTokenServer(t)
	second := make(chan struct{})
	s.accept = func(token string) int {
		if token != "T1" {
			return 200
		}
		if _, calls := s.counts(); calls == 1 {
			// The first refusal comes when the second call has got a new token.
			<-second
		}
		return 401
	}
	client := s.client(oauth(nil))
	late := make(chan error, 1)
	go func() {
		_, err := get(client)
		late <- err
	}()
	for calls := 0; calls == 0; _, calls = s.counts() {
		time.Sleep(time.Millisecond)
	}
	if _, err := get(client); err != nil {
		t.Fatal(err)
	}
	close(second)
	if err := <-late; err != nil {
		t.Fatal(err)
	}
	if tokens, _ := s.counts(); tokens != 2 {
		t.Errorf("%d tokens", tokens)
	}
}
