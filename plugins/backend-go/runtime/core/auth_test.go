package core_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

func credential(name string) *core.Credential {
	return &core.Credential{Option: "With" + name, Env: "ACME_TEST_" + strings.ToUpper(name)}
}

func schemes() []core.Scheme {
	return []core.Scheme{
		&core.BearerScheme{Key: "bearerAuth", Token: credential("Token")},
		&core.BasicScheme{Key: "basicAuth", Username: credential("Username"), Password: credential("Password")},
		&core.KeyScheme{Key: "apiKey", In: "header", Name: "X-Key", Prefix: "Key ", Value: credential("Key")},
		&core.KeyScheme{Key: "queryKey", In: "query", Name: "key", Value: credential("QueryKey")},
		&core.KeyScheme{Key: "cookieKey", In: "cookie", Name: "sid", Value: credential("CookieKey")},
		&core.BasicScheme{Key: "noPassword", Username: credential("Username")},
		&core.BasicScheme{Key: "noUsername", Password: credential("Password")},
		&core.BasicScheme{Key: "nothing"},
	}
}

func auth(mode core.AuthMode, keys ...string) core.AuthSpec {
	return core.AuthSpec{Mode: mode, Apply: keys, Schemes: schemes()}
}

func with(name, value string) core.Option { return core.WithValue("With"+name, value) }

var basic = []core.Option{with("Username", "user"), with("Password", "pä:ss")}

func TestSchemesAreWritten(t *testing.T) {
	for key, test := range map[string]struct {
		options      []core.Option
		header, want string
	}{
		"basicAuth":  {basic, "Authorization", "Basic dXNlcjpww6Q6c3M="},
		"noPassword": {basic, "Authorization", "Basic dXNlcjo="},
		"noUsername": {basic, "Authorization", "Basic OnDDpDpzcw=="},
		"nothing":    {nil, "Authorization", ""},
		"apiKey":     {[]core.Option{with("Key", "abc")}, "X-Key", "Key abc"},
		"cookieKey":  {[]core.Option{with("CookieKey", "a b")}, "Cookie", "sid=a%20b"},
	} {
		server := serve(t, sequence(200))
		if _, err := get(server.client(auth(core.AuthSingle, key), test.options...)); err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		if got := server.all()[0].header.Get(test.header); got != test.want {
			t.Errorf("%s: %q", key, got)
		}
	}
	server := serve(t, sequence(200))
	_, err := get(server.client(auth(core.AuthSingle, "queryKey"), with("QueryKey", "a&b")), option.WithQuery("x", 1))
	if err != nil || server.all()[0].uri != "/pets/p1?x=1&key=a%26b" {
		t.Errorf("%v %+v", err, server.all())
	}
}

func TestModes(t *testing.T) {
	key, token := with("Key", "k"), with("Token", "t")
	for _, test := range []struct {
		name               string
		auth               core.AuthSpec
		options            []core.Option
		authorization, key string
		missing            [][]string
	}{
		{"any, the second", auth(core.AuthAny, "bearerAuth", "apiKey"), []core.Option{key}, "", "Key k", nil},
		{"any, both", auth(core.AuthAny, "bearerAuth", "apiKey"), []core.Option{key, token}, "Bearer t", "", nil},
		{"any, none", auth(core.AuthAny, "bearerAuth", "apiKey"), nil, "", "", nil},
		{"all", auth(core.AuthAll, "bearerAuth", "apiKey"), []core.Option{key, token}, "Bearer t", "Key k", nil},
		{"all, one missing", auth(core.AuthAll, "basicAuth", "apiKey"), []core.Option{key}, "", "", [][]string{{"basicAuth"}}},
		{"single, none", auth(core.AuthSingle, "bearerAuth"), nil, "", "", [][]string{{"bearerAuth"}}},
	} {
		server := serve(t, sequence(200))
		_, err := get(server.client(test.auth, test.options...))
		var missing *core.MissingCredentialsError
		if errors.As(err, &missing) != (test.missing != nil) {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if missing != nil {
			if !reflect.DeepEqual(missing.MissingSchemes, test.missing) || len(server.all()) > 0 {
				t.Errorf("%s: %v", test.name, missing.MissingSchemes)
			}
			continue
		}
		sent := server.all()[0].header
		if sent.Get("Authorization") != test.authorization || sent.Get("X-Key") != test.key {
			t.Errorf("%s: %v", test.name, sent)
		}
	}
}

func either(t *testing.T, options ...core.Option) (*recorderResult, error) {
	op := getOp
	op.Security = [][]string{{"bearerAuth"}, {"basicAuth", "apiKey"}}
	return callWith(t, &op, options...)
}

// recorderResult is what one call sent.
type recorderResult struct{ sent []received }

func callWith(t *testing.T, op *core.Operation, options ...core.Option) (*recorderResult, error) {
	t.Helper()
	server := serve(t, sequence(200))
	_, err := core.Call[*pet](context.Background(), server.client(auth(core.AuthEndpoint), options...), op, &getParams{PetID: "p1"}, nil)
	return &recorderResult{server.all()}, err
}

func TestEndpointSecurity(t *testing.T) {
	key, token := with("Key", "k"), with("Token", "t")
	found, err := either(t, append(basic, key)...)
	if err != nil || found.sent[0].header.Get("X-Key") != "Key k" || !strings.HasPrefix(found.sent[0].header.Get("Authorization"), "Basic ") {
		t.Errorf("%v %+v", err, found)
	}
	found, err = either(t, append(basic, key, token)...)
	if err != nil || found.sent[0].header.Get("Authorization") != "Bearer t" || found.sent[0].header.Get("X-Key") != "" {
		t.Errorf("%v %+v", err, found)
	}
	found, err = either(t, key)
	var missing *core.MissingCredentialsError
	var configuration *core.ConfigurationError
	const want = "No authentication credentials provided that satisfy the endpoint's security requirements. " +
		"Please provide credentials for: bearerAuth OR basicAuth"
	if !errors.As(err, &missing) || !errors.As(err, &configuration) || !strings.HasPrefix(err.Error(), want+".") || len(found.sent) > 0 {
		t.Fatalf("%v", err)
	}
	if !reflect.DeepEqual(missing.MissingSchemes, [][]string{{"bearerAuth"}, {"basicAuth"}}) {
		t.Errorf("%v", missing.MissingSchemes)
	}
	if !strings.Contains(err.Error(), "bearerAuth: pass option.WithToken or set ACME_TEST_TOKEN.") {
		t.Errorf("%v", err)
	}
	open := getOp
	open.Security = [][]string{}
	if found, err = callWith(t, &open, append(basic, key, token)...); err != nil || found.sent[0].header.Get("Authorization") != "" {
		t.Errorf("%v %+v", err, found)
	}
	optional := getOp
	optional.Security = [][]string{{"bearerAuth"}, {}}
	if found, err = callWith(t, &optional); err != nil || found.sent[0].header.Get("Authorization") != "" {
		t.Errorf("%v %+v", err, found)
	}
	if found, err = callWith(t, &optional, token); err != nil || found.sent[0].header.Get("Authorization") != "Bearer t" {
		t.Errorf("%v %+v", err, found)
	}
}

func TestCallersHeadersCountAsCredentials(t *testing.T) {
	server := serve(t, sequence(200))
	client := server.client(auth(core.AuthSingle, "bearerAuth"))
	if _, err := get(client, option.WithHeader("authorization", "Custom x")); err != nil {
		t.Error(err)
	}
	if _, err := get(client, option.WithoutHeader("Authorization")); err != nil {
		t.Error(err)
	}
	all := server.all()
	if len(all) != 2 || all[0].header.Get("Authorization") != "Custom x" || len(all[1].header["Authorization"]) > 0 {
		t.Errorf("%+v", all)
	}
}

func TestSourcesAreAskedForEachAttempt(t *testing.T) {
	server := serve(t, sequence(503, 200))
	asked := 0
	source := core.WithSource("WithToken", func(context.Context) (string, error) {
		asked++
		return fmt.Sprintf("T%d", asked), nil
	})
	if _, err := get(server.client(auth(core.AuthSingle, "bearerAuth"), source)); err != nil {
		t.Fatal(err)
	}
	if all := server.all(); all[0].header.Get("Authorization") != "Bearer T1" || all[1].header.Get("Authorization") != "Bearer T2" || asked != 2 {
		t.Errorf("%+v", all)
	}
	failing := core.WithSource("WithToken", func(context.Context) (string, error) { return "", errors.New("vault is closed") })
	if _, err := get(server.client(auth(core.AuthSingle, "bearerAuth"), failing)); err == nil || !strings.Contains(err.Error(), "vault is closed") {
		t.Error(err)
	}
}

func TestHeadersCanBeTakenAway(t *testing.T) {
	server := serve(t, sequence(200))
	client := server.client(core.AuthSpec{}, option.WithoutHeader("accept"), option.WithoutHeader("User-Agent"))
	if _, err := get(client); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Accept", "User-Agent"} {
		if values := server.all()[0].header[name]; len(values) > 0 {
			t.Errorf("%s: %q", name, values)
		}
	}
}

func TestGlobalHeaders(t *testing.T) {
	t.Setenv("ACME_TEST_HEADER", "from-env")
	spec := specWith(core.AuthSpec{})
	spec.Headers = []core.HeaderSpec{
		{Header: "X-Literal", Literal: core.Ptr("v")},
		{Header: "X-Option", Option: "WithOrg", Default: core.Ptr("none")},
		{Header: "X-Template", Template: "a-${ACME_TEST_HEADER}"},
		{Header: "X-Unset", Template: "${ACME_TEST_UNSET}"},
	}
	server := serve(t, sequence(200))
	client := core.NewClient(spec, []core.Option{option.WithBaseURL(server.URL), core.WithValue("WithOrg", 7)})
	if _, err := get(client, option.WithHeader("x-literal", "mine")); err != nil {
		t.Fatal(err)
	}
	sent := server.all()[0].header
	if sent.Get("X-Literal") != "mine" || sent.Get("X-Option") != "7" || sent.Get("X-Template") != "a-from-env" || len(sent["X-Unset"]) > 0 {
		t.Errorf("%v", sent)
	}
	spec.Headers = []core.HeaderSpec{{Header: "X-Need", Option: "WithNeed", Env: "ACME_TEST_NEED", Required: true}}
	var wrong *core.ConfigurationError
	if _, err := get(core.NewClient(spec, []core.Option{option.WithBaseURL(server.URL)})); !errors.As(err, &wrong) {
		t.Error(err)
	}
}
