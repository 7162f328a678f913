package inheritednull

import (
	"context"

	"example.com/inherited-null/core"
	"example.com/inherited-null/option"
)

var accountsClientGetAccount = core.Operation{
	Method:   "GET",
	Path:     "/accounts/{id}",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

type accountsClientGetAccountParams struct {
	ID string `path:"id"`
}

// AccountsClient calls the operations of a part of the API.
type AccountsClient struct {
	core *core.Client
}

func newAccountsClient(c *core.Client) *AccountsClient {
	return &AccountsClient{core: c}
}

// GetAccount calls GET /accounts/{id}.
func (c *AccountsClient) GetAccount(ctx context.Context, id string, opts ...option.RequestOption) (*Account, error) {
	return core.Call[*Account](ctx, c.core, &accountsClientGetAccount, &accountsClientGetAccountParams{ID: id}, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *AccountsClient) WithRawResponse() *AccountsRawClient {
	return &AccountsRawClient{core: c.core}
}

// AccountsRawClient has the methods of AccountsClient, which give the status and the headers too.
type AccountsRawClient struct {
	core *core.Client
}

// GetAccount calls GET /accounts/{id}.
func (c *AccountsRawClient) GetAccount(ctx context.Context, id string, opts ...option.RequestOption) (*core.Response[*Account], error) {
	return core.CallRaw[*Account](ctx, c.core, &accountsClientGetAccount, &accountsClientGetAccountParams{ID: id}, opts)
}
