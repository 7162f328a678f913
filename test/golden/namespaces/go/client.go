package accounts

import (
	"context"
	"time"

	"example.com/accounts/core"
	"example.com/accounts/option"
)

var spec = core.ClientSpec{
	PackageName: "accounts",
	Version:     "0.0.0",
	Environments: []core.Environment{
		{
			Name: "Production",
			URLs: []string{"https://api.example.com", "https://v2.example.com"},
		},
		{
			Name: "Sandbox",
			URLs: []string{"https://sandbox.example.com", "https://v2.example.com"},
		},
	},
	Auth: core.AuthSpec{
		Mode:  core.AuthSingle,
		Apply: []string{"service"},
		Schemes: []core.Scheme{
			&core.OAuthScheme{
				Key:          "service",
				ClientID:     &core.Credential{Option: "WithClientID"},
				ClientSecret: &core.Credential{Option: "WithClientSecret"},
				Token:        &core.Credential{Option: "WithAccessToken"},
				Header:       "Authorization",
				Prefix:       "Bearer",
				GetToken: core.TokenSpec{
					Operation:    &v2ClientToken,
					ClientID:     []string{"client_id"},
					ClientSecret: []string{"client_secret"},
					Scopes:       []string{"scope"},
					AccessToken:  []string{"access_token"},
					ExpiresIn:    []string{"expires_in"},
				},
			},
		},
	},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core  *core.Client
	Users *UsersClient
	V1    *V1Client
	V2    *V2Client
}

// NewClient makes a client of the package accounts. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c, Users: newUsersClient(c), V1: newV1Client(c), V2: newV2Client(c)}
}

// WithOptions returns a client that differs in the given options. It shares access tokens and connections.
func (c *Client) WithOptions(opts ...option.RequestOption) *Client {
	return newClient(c.core.With(opts))
}

// Request calls an endpoint that the API does not declare. The path is relative to the base URL. A body that is not
// nil is sent as JSON; out is nil, or a pointer to decode the response into.
func (c *Client) Request(ctx context.Context, method, path string, body, out any, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return c.core.Request(ctx, method, path, body, out, opts...)
}
