package books

import (
	"context"

	"example.com/books/core"
	"example.com/books/option"
)

var loansClientGetLoan = core.Operation{
	Method:   "GET",
	Path:     "/loans",
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// LoansClient calls the operations of a part of the API.
type LoansClient struct {
	core *core.Client
}

func newLoansClient(c *core.Client) *LoansClient {
	return &LoansClient{core: c}
}

// GetLoan calls GET /loans.
func (c *LoansClient) GetLoan(ctx context.Context, opts ...option.RequestOption) (*Loan, error) {
	return core.Call[*Loan](ctx, c.core, &loansClientGetLoan, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *LoansClient) WithRawResponse() *LoansRawClient {
	return &LoansRawClient{core: c.core}
}

// LoansRawClient has the methods of LoansClient, which give the status and the headers too.
type LoansRawClient struct {
	core *core.Client
}

// GetLoan calls GET /loans.
func (c *LoansRawClient) GetLoan(ctx context.Context, opts ...option.RequestOption) (*core.Response[*Loan], error) {
	return core.CallRaw[*Loan](ctx, c.core, &loansClientGetLoan, nil, opts)
}
