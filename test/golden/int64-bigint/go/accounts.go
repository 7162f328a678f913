package ledger

import (
	"context"

	"example.com/ledger/core"
	"example.com/ledger/option"
)

var accountsClientGet = core.Operation{
	Method:   "GET",
	Path:     "/accounts/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
	Errors:   []core.ErrorCase{{Status: 409, New: newConflictError}},
}

var accountsClientCreate = core.Operation{
	Method:   "POST",
	Path:     "/accounts",
	Body:     &core.BodySpec{Kind: core.JSONBody},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// AccountsClient calls the operations of a part of the API.
type AccountsClient struct {
	core *core.Client
}

func newAccountsClient(c *core.Client) *AccountsClient {
	return &AccountsClient{core: c}
}

// Get calls GET /accounts/{id}.
//
// Errors that the API declares:
//
//   - *ConflictError (status 409)
func (c *AccountsClient) Get(ctx context.Context, req *GetAccountsRequest, opts ...option.RequestOption) (*Account, error) {
	return core.Call[*Account](ctx, c.core, &accountsClientGet, req, opts)
}

// Create calls POST /accounts.
func (c *AccountsClient) Create(ctx context.Context, req *CreateAccountsRequest, opts ...option.RequestOption) (int64, error) {
	return core.Call[int64](ctx, c.core, &accountsClientCreate, req, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AccountsClient) WithRawResponse() *AccountsRawClient {
	return &AccountsRawClient{core: c.core}
}

// AccountsRawClient has the methods of AccountsClient, which give the status and the headers too.
type AccountsRawClient struct {
	core *core.Client
}

// Get calls GET /accounts/{id}.
//
// Errors that the API declares:
//
//   - *ConflictError (status 409)
func (c *AccountsRawClient) Get(ctx context.Context, req *GetAccountsRequest, opts ...option.RequestOption) (*core.Response[*Account], error) {
	return core.CallRaw[*Account](ctx, c.core, &accountsClientGet, req, opts)
}

// Create calls POST /accounts.
func (c *AccountsRawClient) Create(ctx context.Context, req *CreateAccountsRequest, opts ...option.RequestOption) (*core.Response[int64], error) {
	return core.CallRaw[int64](ctx, c.core, &accountsClientCreate, req, opts)
}
