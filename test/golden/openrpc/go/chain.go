package kennel

import (
	"context"

	"example.com/kennel/core"
	"example.com/kennel/option"
)

var chainClientBlockNumber = core.Operation{
	Method:   "POST",
	Path:     "",
	RPC:      &core.JSONRPC{Method: "chain_blockNumber"},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

var chainClientSyncing = core.Operation{
	Method:   "POST",
	Path:     "",
	RPC:      &core.JSONRPC{Method: "chain_syncing"},
	Response: &core.ResponseSpec{Kind: core.JSONResponse},
}

// ChainClient calls the operations of a part of the API.
type ChainClient struct {
	core *core.Client
}

func newChainClient(c *core.Client) *ChainClient {
	return &ChainClient{core: c}
}

// BlockNumber calls chain_blockNumber.
func (c *ChainClient) BlockNumber(ctx context.Context, opts ...option.RequestOption) (string, error) {
	return core.Call[string](ctx, c.core, &chainClientBlockNumber, nil, opts)
}

// Syncing calls chain_syncing.
//
// Deprecated: do not use.
func (c *ChainClient) Syncing(ctx context.Context, opts ...option.RequestOption) (*ChainSyncingResult, error) {
	return core.Call[*ChainSyncingResult](ctx, c.core, &chainClientSyncing, nil, opts)
}

// WithRawResponse gives access to the same methods with the status and the headers of their responses.
func (c *ChainClient) WithRawResponse() *ChainRawClient {
	return &ChainRawClient{core: c.core}
}

// ChainRawClient has the methods of ChainClient, which give the status and the headers too.
type ChainRawClient struct {
	core *core.Client
}

// BlockNumber calls chain_blockNumber.
func (c *ChainRawClient) BlockNumber(ctx context.Context, opts ...option.RequestOption) (*core.Response[string], error) {
	return core.CallRaw[string](ctx, c.core, &chainClientBlockNumber, nil, opts)
}

// Syncing calls chain_syncing.
//
// Deprecated: do not use.
func (c *ChainRawClient) Syncing(ctx context.Context, opts ...option.RequestOption) (*core.Response[*ChainSyncingResult], error) {
	return core.CallRaw[*ChainSyncingResult](ctx, c.core, &chainClientSyncing, nil, opts)
}

// ChainBatch has the methods of ChainClient for calls that a batch collects.
type ChainBatch struct {
	batch *core.Batch
}

func newChainBatch(b *core.Batch) *ChainBatch {
	return &ChainBatch{batch: b}
}

// BlockNumber calls chain_blockNumber.
func (b *ChainBatch) BlockNumber() *core.Pending[string] {
	return core.Defer[string](b.batch, &chainClientBlockNumber, nil)
}

// Syncing calls chain_syncing.
//
// Deprecated: do not use.
func (b *ChainBatch) Syncing() *core.Pending[*ChainSyncingResult] {
	return core.Defer[*ChainSyncingResult](b.batch, &chainClientSyncing, nil)
}
