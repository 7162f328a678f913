package ledger

import "example.com/ledger/core"

// Tuple2 is a list of 2 items.
type Tuple2[T1, T2 any] struct {
	First  T1 `tuple:"0"`
	Second T2 `tuple:"1"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple2[T1, T2]) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple2[T1, T2]) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
