package auth

import (
	"context"

	"example.com/auth/core"
	"example.com/auth/option"
)

var authClientIssueToken = core.Operation{
	Method: "POST",
	Path:   "/token",
	Body: &core.BodySpec{
		Kind: core.FormBody,
		Fields: []core.FieldSpec{
			{Name: "grant_type"},
			{Name: "client_id"},
			{Name: "client_secret"},
			{Name: "scope"},
		},
	},
	Encode:   core.EncodeForm,
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Security: [][]string{},
}

// AuthClient calls the operations of a part of the API.
type AuthClient struct {
	core *core.Client
}

func newAuthClient(c *core.Client) *AuthClient {
	return &AuthClient{core: c}
}

// IssueToken calls POST /token.
func (c *AuthClient) IssueToken(ctx context.Context, req *IssueTokenAuthRequest, opts ...option.RequestOption) (*IssueTokenAuthResponse, error) {
	return core.Call[*IssueTokenAuthResponse](ctx, c.core, &authClientIssueToken, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AuthClient) WithRawResponse() *AuthRawClient {
	return &AuthRawClient{core: c.core}
}

// AuthRawClient has the methods of AuthClient, which give the status and the headers too.
type AuthRawClient struct {
	core *core.Client
}

// IssueToken calls POST /token.
func (c *AuthRawClient) IssueToken(ctx context.Context, req *IssueTokenAuthRequest, opts ...option.RequestOption) (*core.Response[*IssueTokenAuthResponse], error) {
	return core.CallRaw[*IssueTokenAuthResponse](ctx, c.core, &authClientIssueToken, req, opts)
}
