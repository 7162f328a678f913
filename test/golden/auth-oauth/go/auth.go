package oauth

import (
	"context"

	"example.com/oauth/core"
	"example.com/oauth/option"
)

var authClientToken = core.Operation{
	Method:   "POST",
	Path:     "/token",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var authClientRefresh = core.Operation{
	Method:   "POST",
	Path:     "/refresh",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// AuthClient calls the operations of a part of the API.
type AuthClient struct {
	core *core.Client
}

func newAuthClient(c *core.Client) *AuthClient {
	return &AuthClient{core: c}
}

// Token calls POST /token.
func (c *AuthClient) Token(ctx context.Context, req *TokenAuthRequest, opts ...option.RequestOption) (*TokenAuthResponse, error) {
	return core.Call[*TokenAuthResponse](ctx, c.core, &authClientToken, req, opts)
}

// Refresh calls POST /refresh.
func (c *AuthClient) Refresh(ctx context.Context, req *RefreshAuthRequest, opts ...option.RequestOption) (*RefreshAuthResponse, error) {
	return core.Call[*RefreshAuthResponse](ctx, c.core, &authClientRefresh, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AuthClient) WithRawResponse() *AuthRawClient {
	return &AuthRawClient{core: c.core}
}

// AuthRawClient has the methods of AuthClient, which give the status and the headers too.
type AuthRawClient struct {
	core *core.Client
}

// Token calls POST /token.
func (c *AuthRawClient) Token(ctx context.Context, req *TokenAuthRequest, opts ...option.RequestOption) (*core.Response[*TokenAuthResponse], error) {
	return core.CallRaw[*TokenAuthResponse](ctx, c.core, &authClientToken, req, opts)
}

// Refresh calls POST /refresh.
func (c *AuthRawClient) Refresh(ctx context.Context, req *RefreshAuthRequest, opts ...option.RequestOption) (*core.Response[*RefreshAuthResponse], error) {
	return core.CallRaw[*RefreshAuthResponse](ctx, c.core, &authClientRefresh, req, opts)
}
