package ledger

import "example.com/ledger/core"

// GetAccountsRequest is what Get takes.
type GetAccountsRequest struct {
	ID      int64   `json:"-" path:"id"`
	Since   *int64  `json:"-" query:"since"`
	XShards []int64 `json:"-" header:"X-Shards"`
	Depth   *int64  `json:"-" query:"depth"`
}

// CreateAccountsRequest is what Create takes.
type CreateAccountsRequest struct {
	ID      int64                `json:"id"`
	Rank    int32                `json:"rank"`
	Balance core.Nullable[int64] `json:"balance,omitzero"`
	Parents []Account            `json:"parents"`
	Totals  map[string]int64     `json:"totals"`
	Span    *Span                `json:"span,omitzero"`
}
