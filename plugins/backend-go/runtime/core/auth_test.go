package core_test

import (
	"context"
	"errors"
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

func TestSourcesThatFail(t *testing.T) {
	server := serve(t, sequence(200))
	failing := core.WithSource("WithToken", func(context.Context) (string, error) { return "", errors.New("vault is closed") })
	_, err := get(server.client(auth(core.AuthSingle, "bearerAuth"), failing))
	if err == nil || !strings.Contains(err.Error(), "vault is closed") || len(server.all()) > 0 {
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
