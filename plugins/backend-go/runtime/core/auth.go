package core

import (
	"context"
	"slices"
	"strings"
)

// AuthMode tells how the schemes of an API are applied.
type AuthMode int

// The modes: no credentials, one scheme, the first that has a credential, all schemes, or what each operation requires.
const (
	AuthNone AuthMode = iota
	AuthSingle
	AuthAny
	AuthAll
	AuthEndpoint
)

// AuthSpec is what an API declares of its credentials.
type AuthSpec struct {
	Mode AuthMode
	// Apply names the schemes of the modes single, any and all, in order.
	Apply []string
	// Security is the requirement of operations that declare none, in the mode endpoint.
	Security [][]string
	Schemes  []Scheme
}

// Credential is a value that callers give: by an option, or by an environment variable that stands in.
type Credential struct{ Option, Env string }

// Scheme is one way to authenticate.
type Scheme interface {
	// name is the scheme's key in the definition.
	name() string
	// credentials are the values without which it cannot be applied.
	credentials() []*Credential
	// header is the name of the header that it fills, in lower case; empty where it fills none.
	header() string
	// lacking gives the credentials that are missing.
	lacking(ctx context.Context, c *authContext) ([]*Credential, error)
	apply(ctx context.Context, c *authContext, to *applied) error
}

// entry is a name with a value.
type entry struct{ name, value string }

// applied is what credentials add to one attempt.
type applied struct {
	headers, query, cookies []entry
	// secrets are to be masked wherever text is shown.
	secrets []string
	// renew gives up the access token that was used; nil where none was.
	renew func()
	// room is for the usual case, so that it needs no memory of its own.
	room struct {
		headers  [1]entry
		secrets  [2]string
		resolved [2]resolvedCredential
		context  authContext
	}
}

// secret remembers values to mask, and refuses those that would break out of a header.
func (a *applied) secret(values ...string) error {
	for _, value := range values {
		if strings.ContainsAny(value, "\r\n\x00") {
			return newConfigurationError("a credential holds a line break or a NUL character")
		}
		if value != "" {
			a.secrets = append(a.secrets, value)
		}
	}
	return nil
}

// authContext is how one attempt finds its credentials.
type authContext struct {
	config   *config
	prepared *prepared
	resolved []resolvedCredential
}

type resolvedCredential struct {
	credential *Credential
	value      string
	found      bool
}

// resolve gives the current value of a credential; an explicit empty text does not fall back to the environment.
// Functions are called once.
func (c *authContext) resolve(ctx context.Context, credential *Credential) (string, bool, error) {
	for _, known := range c.resolved {
		if known.credential == credential {
			return known.value, known.found, nil
		}
	}
	value, found, err := c.lookUp(ctx, credential)
	if err == nil {
		c.resolved = append(c.resolved, resolvedCredential{credential, value, found})
	}
	return value, found, err
}

func (c *authContext) lookUp(ctx context.Context, credential *Credential) (string, bool, error) {
	source, ok := c.prepared.settings.Values[credential.Option]
	if !c.ofCall(credential) && c.replaces(credential) {
		return "", false, nil
	}
	if !ok {
		value, found := c.config.env[credential.Env]
		return value, found, nil
	}
	given, err := source.Get(ctx)
	if err != nil {
		return "", false, err
	}
	switch value := given.(type) {
	case string:
		return value, true, nil
	case nil:
		fallback, found := c.config.env[credential.Env]
		return fallback, found, nil
	default:
		return "", false, newConfigurationError("%s must be a string", credential.Option)
	}
}

// absent gives those of the credentials that have no value. Where empty is allowed, an empty text is one.
func (c *authContext) absent(ctx context.Context, empty bool, wanted ...*Credential) ([]*Credential, error) {
	var missing []*Credential
	for _, credential := range wanted {
		if credential == nil {
			continue
		}
		value, found, err := c.resolve(ctx, credential)
		if err != nil {
			return nil, err
		}
		if !found || (value == "" && !empty) {
			missing = append(missing, credential)
		}
	}
	return missing, nil
}

// authenticate chooses the schemes of an attempt and writes their credentials.
func authenticate(ctx context.Context, config *config, p *prepared) (*applied, error) {
	to := &applied{}
	to.headers, to.secrets = to.room.headers[:0], to.room.secrets[:0]
	c := &to.room.context
	c.config, c.prepared, c.resolved = config, p, to.room.resolved[:0]
	keys, err := c.choose(ctx)
	if err != nil {
		return nil, err
	}
	for _, key := range keys {
		scheme := c.scheme(key)
		if scheme == nil || c.isCallers(scheme) {
			continue
		}
		if err := scheme.apply(ctx, c, to); err != nil {
			return nil, err
		}
	}
	return to, nil
}

func (c *authContext) scheme(key string) Scheme {
	for _, scheme := range c.config.spec.Auth.Schemes {
		if scheme.name() == key {
			return scheme
		}
	}
	return nil
}

// isCallers tells whether the caller has taken over the header of a scheme.
func (c *authContext) isCallers(scheme Scheme) bool {
	name := scheme.header()
	return name != "" && c.prepared.sets(name)
}

// choose gives the keys of the schemes to apply.
func (c *authContext) choose(ctx context.Context) ([]string, error) {
	auth := &c.config.spec.Auth
	security := c.prepared.operation.Security
	if (security != nil && len(security) == 0) || auth.Mode == AuthNone {
		return nil, nil
	}
	if auth.Mode == AuthEndpoint || c.prepared.isToken {
		// A token endpoint has requirements of its own or none: the API's default would need a token again.
		if security == nil && !c.prepared.isToken {
			security = auth.Security
		}
		return c.chooseRequirement(ctx, security)
	}
	missing, err := c.missingOf(ctx, auth.Apply)
	if err != nil {
		return nil, err
	}
	if auth.Mode == AuthAny {
		for _, key := range auth.Apply {
			if !slices.Contains(missing, key) {
				return []string{key}, nil
			}
		}
		return nil, nil
	}
	if len(missing) > 0 {
		return nil, c.missingError(ctx, "No credentials provided for: "+strings.Join(missing, ", "), [][]string{missing})
	}
	return auth.Apply, nil
}

func (c *authContext) chooseRequirement(ctx context.Context, requirements [][]string) ([]string, error) {
	var missing [][]string
	var alternatives []string
	for _, requirement := range requirements {
		lacking, err := c.missingOf(ctx, requirement)
		if err != nil {
			return nil, err
		}
		if len(lacking) == 0 {
			return requirement, nil
		}
		missing = append(missing, lacking)
		alternatives = append(alternatives, strings.Join(lacking, " AND "))
	}
	if len(missing) == 0 {
		return nil, nil
	}
	return nil, c.missingError(ctx, "No authentication credentials provided that satisfy the endpoint's security requirements. "+
		"Please provide credentials for: "+strings.Join(alternatives, " OR "), missing)
}

func (c *authContext) missingOf(ctx context.Context, keys []string) ([]string, error) {
	var missing []string
	for _, key := range keys {
		scheme := c.scheme(key)
		if scheme != nil && c.isCallers(scheme) {
			continue
		}
		if scheme != nil {
			lacking, err := scheme.lacking(ctx, c)
			if err != nil {
				return nil, err
			}
			if len(lacking) == 0 {
				continue
			}
		}
		missing = append(missing, key)
	}
	return missing, nil
}

func (c *authContext) missingError(ctx context.Context, message string, missing [][]string) error {
	text := message + "."
	var told []string
	for _, key := range slices.Concat(missing...) {
		scheme := c.scheme(key)
		if scheme == nil || slices.Contains(told, key) {
			continue
		}
		lacking, err := scheme.lacking(ctx, c)
		if err != nil {
			return err
		}
		told = append(told, key)
		text += " " + key + ": " + hint(lacking) + "."
	}
	return &MissingCredentialsError{MissingSchemes: missing, message: text}
}

// hint says where credentials come from.
func hint(lacking []*Credential) string {
	var options, env []string
	for _, credential := range lacking {
		options = append(options, "option."+credential.Option)
		if credential.Env != "" {
			env = append(env, credential.Env)
		}
	}
	text := "pass " + strings.Join(options, " and ")
	if len(env) > 0 {
		text += " or set " + strings.Join(env, " and ")
	}
	return text
}
