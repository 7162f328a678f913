package accounts

import (
	"context"

	"example.com/accounts/core"
	"example.com/accounts/option"
)

var v2ClientToken = core.Operation{
	Method:   "POST",
	Path:     "/token",
	Body:     &core.BodySpec{Kind: core.JSONBody, Optional: true},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Server:   1,
}

// V2Client calls the operations of a part of the API.
type V2Client struct {
	core  *core.Client
	Users *V2UsersClient
}

func newV2Client(c *core.Client) *V2Client {
	return &V2Client{core: c, Users: newV2UsersClient(c)}
}

// Token calls POST /token.
func (c *V2Client) Token(ctx context.Context, req *TokenV2Request, opts ...option.RequestOption) (*TokenResponse, error) {
	return core.Call[*TokenResponse](ctx, c.core, &v2ClientToken, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *V2Client) WithRawResponse() *V2RawClient {
	return &V2RawClient{core: c.core}
}

// V2RawClient has the methods of V2Client, which give the status and the headers too.
type V2RawClient struct {
	core *core.Client
}

// Token calls POST /token.
func (c *V2RawClient) Token(ctx context.Context, req *TokenV2Request, opts ...option.RequestOption) (*core.Response[*TokenResponse], error) {
	return core.CallRaw[*TokenResponse](ctx, c.core, &v2ClientToken, req, opts)
}
