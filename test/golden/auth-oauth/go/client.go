package oauth

import (
	"context"
	"time"

	"example.com/oauth/core"
	"example.com/oauth/option"
)

var spec = core.ClientSpec{
	PackageName:  "oauth",
	Version:      "0.0.0",
	Environments: []core.Environment{{Name: "APIExampleCom", URLs: []string{"https://api.example.com"}}},
	Auth: core.AuthSpec{
		Mode:  core.AuthSingle,
		Apply: []string{"service"},
		Schemes: []core.Scheme{
			&core.OAuthScheme{
				Key:          "service",
				ClientID:     &core.Credential{Option: "WithClientID", Env: "ACME_CLIENT_ID"},
				ClientSecret: &core.Credential{Option: "WithClientSecret", Env: "ACME_CLIENT_SECRET"},
				Token:        &core.Credential{Option: "WithAccessToken"},
				Header:       "Authorization",
				Prefix:       "Bearer",
				GetToken: core.TokenSpec{
					Operation:        &authClientToken,
					Security:         [][]string{{"gateway"}},
					ClientID:         []string{"clientId"},
					ClientSecret:     []string{"clientSecret"},
					Scopes:           []string{"scope"},
					AccessToken:      []string{"token"},
					ExpiresIn:        []string{"ttl"},
					NextRefreshToken: []string{"refresh"},
					Fields:           map[string]any{"grantType": "client_credentials"},
				},
				Refresh: &core.TokenSpec{
					Operation:        &authClientRefresh,
					ClientID:         []string{"client_id"},
					ClientSecret:     []string{"client_secret"},
					Scopes:           []string{"scope"},
					RefreshToken:     []string{"refresh"},
					AccessToken:      []string{"token"},
					ExpiresIn:        []string{"ttl"},
					NextRefreshToken: []string{"refresh_token"},
				},
			},
			&core.KeyScheme{
				Key:   "gateway",
				In:    "header",
				Name:  "X-Gateway",
				Value: &core.Credential{Option: "WithGateway"},
			},
		},
	},
	MaxRetries: 2,
	Timeout:    60 * time.Second,
}

var clientGetMe = core.Operation{Method: "GET", Path: "/me"}

// Client calls the API. It is safe for concurrent use; make it with NewClient.
type Client struct {
	core *core.Client
	Auth *AuthClient
}

// NewClient makes a client of the package oauth. Options that are not given come from the environment where
// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.
func NewClient(opts ...option.RequestOption) *Client {
	return newClient(core.NewClient(&spec, opts))
}

func newClient(c *core.Client) *Client {
	return &Client{core: c, Auth: newAuthClient(c)}
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

// GetMe calls GET /me.
func (c *Client) GetMe(ctx context.Context, opts ...option.RequestOption) error {
	return core.Do(ctx, c.core, &clientGetMe, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *Client) WithRawResponse() *RawClient {
	return &RawClient{core: c.core}
}

// RawClient has the methods of Client, which give the status and the headers too.
type RawClient struct {
	core *core.Client
}

// GetMe calls GET /me.
func (c *RawClient) GetMe(ctx context.Context, opts ...option.RequestOption) (*core.Response[struct{}], error) {
	return core.DoRaw(ctx, c.core, &clientGetMe, nil, opts)
}
