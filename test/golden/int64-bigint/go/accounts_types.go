package ledger

import (
	"encoding/json"

	"example.com/ledger/core"
)

// Account is a type of the API.
type Account struct {
	ID      int64                `json:"id"`
	Rank    int32                `json:"rank"`
	Balance core.Nullable[int64] `json:"balance,omitzero"`
	Parents []Account            `json:"parents"`
	Totals  map[string]int64     `json:"totals"`
	Span    *Span                `json:"span,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Account) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Account) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Span is a name that the API gives to a type.
type Span = Tuple2[int64, int32]

// Conflict is a type of the API.
type Conflict struct {
	Version int64 `json:"version"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Conflict) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Conflict) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
