package core

import (
	"net"
	"net/http"
	"os"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	"sdkmodule/internal/settings"
	"sdkmodule/internal/wire"
)

// config is all that a client knows; it does not change, apart from the access tokens.
type config struct {
	spec     *ClientSpec
	settings *settings.Settings
	// env holds the environment variables that the API names, as they were when the client was made.
	env map[string]string
	// urls holds one base URL for each role; err what is wrong with the options.
	urls []string
	err  error
	http settings.Doer
	// tokens are shared by derived clients that keep the same credentials and URLs.
	tokens    *sync.Map
	userAgent string
	// watch is shared by derived clients.
	watch *watch
}

// newConfig reads options and environment. What is wrong with them shows on the first call.
func newConfig(spec *ClientSpec, s *settings.Settings, parent *config) *config {
	c := &config{spec: spec, settings: s, userAgent: spec.UserAgent}
	if c.userAgent == "" {
		c.userAgent = spec.PackageName + "/" + spec.Version + " (Go; " + runtime.Version() + ")"
	}
	if parent == nil {
		c.env = readEnvironment(spec)
		c.http = newHTTPClient(s.HTTPClient)
		c.watch = newWatch()
	} else {
		c.watch = parent.watch
		c.env = parent.env
		c.http = parent.http
		if s.HTTPClient != parent.settings.HTTPClient {
			c.http = newHTTPClient(s.HTTPClient)
		}
	}
	c.urls, c.err = c.baseURLs(s)
	if c.err == nil {
		c.err = checkSettings(s)
	}
	c.tokens = tokensFor(c, parent)
	return c
}

func checkSettings(s *settings.Settings) error {
	if s.Timeout != nil && *s.Timeout < 0 {
		return newConfigurationError("the timeout must not be negative")
	}
	if s.MaxRetries != nil && *s.MaxRetries < 0 {
		return newConfigurationError("the number of retries must not be negative")
	}
	if s.MaxResponseBytes != nil && *s.MaxResponseBytes < 0 {
		return newConfigurationError("the maximum size of a response must not be negative")
	}
	for _, header := range s.Headers {
		if err := checkHeader(header.Name, header.Value); err != nil {
			return err
		}
	}
	return nil
}

// newHTTPClient gives a client that follows no redirects: the SDK does, since it knows which headers are secret.
func newHTTPClient(given *settings.Client) settings.Doer {
	if given == nil || given.Doer == nil {
		return &bareClient{newTransport()}
	}
	client, ok := given.Doer.(*http.Client)
	switch {
	case !ok:
		return given.Doer
	case client == nil:
		return &bareClient{newTransport()}
	}
	own := *client
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &own
}

// bareClient is an http.Client without cookies, limits and redirects, which would cost each call a copy of its headers.
type bareClient struct{ transport http.RoundTripper }

// Do sends one request, with the user information of its URL where nothing else authorizes it.
func (c *bareClient) Do(req *http.Request) (*http.Response, error) {
	if user := req.URL.User; user != nil && req.Header.Get("Authorization") == "" {
		password, _ := user.Password()
		req.SetBasicAuth(user.Username(), password)
	}
	return c.transport.RoundTrip(req)
}

func newTransport() http.RoundTripper {
	standard, ok := http.DefaultTransport.(*http.Transport)
	if !ok {
		return http.DefaultTransport
	}
	transport := standard.Clone()
	transport.DialContext = (&net.Dialer{Timeout: 10 * time.Second, KeepAlive: 30 * time.Second}).DialContext
	transport.MaxIdleConnsPerHost = 64
	return transport
}

var placeholder = regexp.MustCompile(`\$\{(\w+)\}`)

// readEnvironment reads the variables that the API names, and no other. Empty ones count as absent.
func readEnvironment(spec *ClientSpec) map[string]string {
	names := []string{spec.BaseURLEnv}
	for _, scheme := range spec.Auth.Schemes {
		for _, credential := range scheme.credentials() {
			if credential != nil {
				names = append(names, credential.Env)
			}
		}
	}
	for _, header := range spec.Headers {
		names = append(names, header.Env)
		for _, match := range placeholder.FindAllStringSubmatch(header.Template, -1) {
			names = append(names, match[1])
		}
	}
	found := map[string]string{}
	for _, name := range names {
		if name == "" {
			continue
		}
		if value := strings.TrimSpace(os.Getenv(name)); value != "" {
			found[name] = value
		}
	}
	return found
}

// fillTemplate fills the placeholders of a header; ok is false where a variable is not set.
func fillTemplate(template string, env map[string]string) (text string, ok bool) {
	ok = true
	text = placeholder.ReplaceAllStringFunc(template, func(match string) string {
		value, found := env[match[2:len(match)-1]]
		ok = ok && found
		return value
	})
	return text, ok
}

// baseURLs gives the base URLs that settings ask for, one for each role.
func (c *config) baseURLs(s *settings.Settings) ([]string, error) {
	if s.BaseURL != nil {
		return []string{*s.BaseURL}, checkURL(*s.BaseURL)
	}
	if fallback, ok := c.env[c.spec.BaseURLEnv]; ok && s.Environment == nil {
		return []string{fallback}, checkURL(fallback)
	}
	var names []string
	for i, environment := range c.spec.Environments {
		if (s.Environment == nil && i == 0) || (s.Environment != nil && *s.Environment == environment.Name) {
			return c.fillURLs(environment.URLs, s)
		}
		names = append(names, environment.Name)
	}
	if len(names) == 0 {
		return nil, newConfigurationError("a base URL is needed: pass option.WithBaseURL")
	}
	return nil, newConfigurationError("the environment must be one of: %s", strings.Join(names, ", "))
}

func (c *config) fillURLs(templates []string, s *settings.Settings) ([]string, error) {
	urls := make([]string, len(templates))
	for i, template := range templates {
		text := template
		for _, variable := range c.spec.Variables {
			mark := "{" + variable.Name + "}"
			if !strings.Contains(text, mark) {
				continue
			}
			value, ok := c.variable(variable, s)
			if !ok {
				return nil, newConfigurationError("the base URL needs a value for option.%s", variable.Option)
			}
			text = strings.ReplaceAll(text, mark, value)
		}
		if err := checkURL(text); err != nil {
			return nil, err
		}
		urls[i] = text
	}
	return urls, nil
}

func (c *config) variable(variable URLVariable, s *settings.Settings) (string, bool) {
	if text, ok, err := optionText(s, variable.Option); err == nil && ok {
		return text, true
	}
	if variable.Default == nil {
		return "", false
	}
	return *variable.Default, true
}

// scalarText gives the text of a scalar; ok is false for what is none.
func scalarText(value any) (text string, ok bool) {
	tree, err := wire.TreeOf(value)
	return tree.Text, err == nil && tree.Kind == wire.Scalar
}
