package core_test

import (
	"context"
	"errors"
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

func withRefresh(scheme *core.OAuthScheme) {
	scheme.Refresh = &core.TokenSpec{
		Operation: &tokenOp, RefreshToken: []string{"refresh_token"}, AccessToken: []string{"access_token"},
		ExpiresIn: []string{"expires_in"}, NextRefreshToken: []string{"refresh_token"},
	}
}

func (s *tokenServer) client(auth core.AuthSpec, options ...core.Option) *core.Client {
	return core.NewClient(specWith(auth), append([]core.Option{
		option.WithBaseURL(s.URL), with("ClientID", "id"), with("ClientSecret", "SECRET"),
	}, options...))
}

func TestOneTokenServesManyCalls(t *testing.T) {
	s := newTokenServer(t)
	client := s.client(oauth(func(o *core.OAuthScheme) { o.Scopes = []string{"a", "b"} }))
	for range 3 {
		if _, err := get(client.With(nil)); err != nil {
			t.Fatal(err)
		}
	}
	if tokens, calls := s.counts(); tokens != 1 || calls != 3 || s.calls[2] != "T1" {
		t.Errorf("%d tokens, %v", tokens, s.calls)
	}
	const want = `{"client_id":"id","client_secret":"SECRET","grant_type":"client_credentials","scope":"a b"}`
	if s.tokens[0] != want {
		t.Errorf("asked with %s", s.tokens[0])
	}
}

func TestParallelCallsShareOneFetch(t *testing.T) {
	s := newTokenServer(t)
	plain := s.answer
	s.answer = func(n int, w http.ResponseWriter) {
		time.Sleep(100 * time.Millisecond)
		plain(n, w)
	}
	client := s.client(oauth(nil))
	var wait sync.WaitGroup
	for range 20 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			if _, err := get(client); err != nil {
				t.Error(err)
			}
		}()
	}
	wait.Wait()
	if tokens, calls := s.counts(); tokens != 1 || calls != 20 {
		t.Errorf("%d tokens, %d calls", tokens, calls)
	}
}

func TestLifetimes(t *testing.T) {
	for lifetime, wanted := range map[string]int{
		"60": 1, "0.1": 2,
	} {
		s := newTokenServer(t)
		s.answer = func(_ int, w http.ResponseWriter) {
			_, _ = fmt.Fprintf(w, `{"access_token":"T","expires_in":%s}`, lifetime)
		}
		client := s.client(oauth(nil))
		_, _ = get(client)
		time.Sleep(120 * time.Millisecond)
		_, _ = get(client)
		if tokens, _ := s.counts(); tokens != wanted {
			t.Errorf("expires_in %s: %d tokens", lifetime, tokens)
		}
	}
}

func TestARefusedTokenIsReplacedOnce(t *testing.T) {
	s := newTokenServer(t)
	s.accept = func(token string) int {
		if token == "T1" {
			return 401
		}
		return 200
	}
	client := s.client(oauth(nil))
	if _, err := get(client); err != nil {
		t.Fatal(err)
	}
	if tokens, calls := s.counts(); tokens != 2 || calls != 2 {
		t.Errorf("%d tokens, %d calls", tokens, calls)
	}
	s.accept = func(string) int { return 401 }
	var refused *core.UnauthorizedError
	if _, err := get(client); !errors.As(err, &refused) {
		t.Error(err)
	}
	if tokens, calls := s.counts(); tokens != 3 || calls != 4 {
		t.Errorf("%d tokens, %d calls", tokens, calls)
	}
	s.accept = func(string) int { return 403 }
	_, _ = get(client)
	_, _ = get(client)
	if tokens, _ := s.counts(); tokens != 4 {
		t.Errorf("%d tokens: 403 renews", tokens)
	}
}

func TestRefreshTokensRotate(t *testing.T) {
	s := newTokenServer(t)
	refreshes := []string{`,"refresh_token":"R1"`, `,"refresh_token":"R2"`, "", "", ""}
	s.answer = func(n int, w http.ResponseWriter) {
		_, _ = fmt.Fprintf(w, `{"access_token":"T%d","expires_in":3600%s}`, n, refreshes[n])
	}
	s.accept = func(token string) int {
		if token == "T3" {
			return 200
		}
		return 401
	}
	client := s.client(oauth(withRefresh))
	_, _ = get(client)
	_, _ = get(client)
	want := []string{`"client_secret":"SECRET"`, `{"refresh_token":"R1"}`, `{"refresh_token":"R2"}`, `{"refresh_token":"R2"}`}
	if len(s.tokens) < 3 {
		t.Fatalf("%q", s.tokens)
	}
	for i, sent := range s.tokens {
		if !strings.Contains(sent, want[i]) || (i > 0 && strings.Contains(sent, "SECRET")) {
			t.Errorf("request %d: %s", i, sent)
		}
	}
}

func TestARefusedRefreshFallsBack(t *testing.T) {
	s := newTokenServer(t)
	s.answer = func(n int, w http.ResponseWriter) {
		if n == 1 {
			w.WriteHeader(400)
			return
		}
		_, _ = fmt.Fprintf(w, `{"access_token":"T%d","refresh_token":"R%d"}`, n, n)
	}
	s.accept = func(token string) int {
		if token == "T0" {
			return 401
		}
		return 200
	}
	if _, err := get(s.client(oauth(withRefresh))); err != nil || len(s.tokens) != 3 || !strings.Contains(s.tokens[2], "SECRET") {
		t.Errorf("%v %q", err, s.tokens)
	}
}

func TestTokenErrors(t *testing.T) {
	s := newTokenServer(t)
	s.answer = func(_ int, w http.ResponseWriter) {
		w.WriteHeader(401)
		_, _ = w.Write([]byte(`{"error":"invalid_client","error_description":"no SECRET here"}`))
	}
	client := s.client(oauth(nil))
	var failed *core.OAuthTokenError
	for range 2 {
		_, err := get(client)
		if !errors.As(err, &failed) || failed.Code != "invalid_client" || failed.StatusCode != 401 || strings.Contains(fmt.Sprintf("%v %#v", err, err), "SECRET") {
			t.Errorf("%#v", err)
		}
	}
	if tokens, calls := s.counts(); tokens != 2 || calls != 0 {
		t.Errorf("%d tokens, %d calls", tokens, calls)
	}
	half := core.NewClient(specWith(oauth(nil)), []core.Option{option.WithBaseURL(s.URL), with("ClientID", "id")})
	var missing *core.MissingCredentialsError
	if _, err := get(half); !errors.As(err, &missing) || !strings.Contains(err.Error(), "ACME_TEST_CLIENTSECRET") {
		t.Error(err)
	}
}

func TestTokenCallsAreRetried(t *testing.T) {
	s := newTokenServer(t)
	s.answer = func(n int, w http.ResponseWriter) {
		if n == 0 {
			w.Header().Set("Retry-After-Ms", "1")
			w.WriteHeader(503)
			return
		}
		_, _ = w.Write([]byte(`{"access_token":"T"}`))
	}
	if _, err := get(s.client(oauth(nil))); err != nil || len(s.tokens) != 2 || !strings.HasPrefix(s.tokens[1], "{") {
		t.Errorf("%v %q", err, s.tokens)
	}
}

func TestACanceledWaiterLeavesTheFetchToOthers(t *testing.T) {
	s := newTokenServer(t)
	plain := s.answer
	s.answer = func(n int, w http.ResponseWriter) {
		time.Sleep(200 * time.Millisecond)
		plain(n, w)
	}
	client := s.client(oauth(nil))
	ctx, cancel := context.WithCancel(context.Background())
	first := make(chan error, 1)
	go func() {
		_, err := core.Call[*pet](ctx, client, &getOp, &getParams{PetID: "p1"}, nil)
		first <- err
	}()
	time.Sleep(50 * time.Millisecond)
	time.AfterFunc(50*time.Millisecond, cancel)
	if _, err := get(client); err != nil {
		t.Error(err)
	}
	if err := <-first; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if tokens, _ := s.counts(); tokens != 1 {
		t.Errorf("%d tokens", tokens)
	}
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
