package kennel

import (
	"encoding/json"

	"example.com/kennel/core"
)

// ChainSyncingResult is one of several types: just one of its pointers is set.
type ChainSyncingResult struct {
	Boolean   *bool                  `union:""`
	SyncState *ChainSyncingSyncState `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ChainSyncingResult) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ChainSyncingResult) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewChainSyncingResultFromBoolean makes the variant Boolean of ChainSyncingResult.
func NewChainSyncingResultFromBoolean(v *bool) ChainSyncingResult {
	return ChainSyncingResult{Boolean: v}
}

// NewChainSyncingResultFromSyncState makes the variant SyncState of ChainSyncingResult.
func NewChainSyncingResultFromSyncState(v *ChainSyncingSyncState) ChainSyncingResult {
	return ChainSyncingResult{SyncState: v}
}

// ChainSyncingResultVisitor has a method for each variant of ChainSyncingResult, and one for those that are not known.
type ChainSyncingResultVisitor interface {
	VisitBoolean(*bool) error
	VisitSyncState(*ChainSyncingSyncState) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v ChainSyncingResult) Accept(visitor ChainSyncingResultVisitor) error {
	switch {
	case v.Boolean != nil:
		return visitor.VisitBoolean(v.Boolean)
	case v.SyncState != nil:
		return visitor.VisitSyncState(v.SyncState)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ChainSyncingSyncState: SyncState
type ChainSyncingSyncState struct {
	At *int64 `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ChainSyncingSyncState) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ChainSyncingSyncState) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
