package tuples

import "example.com/tuples/core"

// Tuple1 is a list of one item.
type Tuple1[T1 any] struct {
	First T1 `tuple:"0"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple1[T1]) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple1[T1]) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Tuple1Rest is a list of one item, and any number of further ones.
type Tuple1Rest[T1, R any] struct {
	First T1  `tuple:"0"`
	Rest  []R `tuple:"rest"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple1Rest[T1, R]) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple1Rest[T1, R]) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Tuple2_ is a list of 2 items.
type Tuple2_[T1, T2 any] struct {
	First  T1 `tuple:"0"`
	Second T2 `tuple:"1"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple2_[T1, T2]) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple2_[T1, T2]) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Tuple2Rest is a list of 2 items, and any number of further ones.
type Tuple2Rest[T1, T2, R any] struct {
	First  T1  `tuple:"0"`
	Second T2  `tuple:"1"`
	Rest   []R `tuple:"rest"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple2Rest[T1, T2, R]) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple2Rest[T1, T2, R]) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Tuple3 is a list of 3 items.
type Tuple3[T1, T2, T3 any] struct {
	First  T1 `tuple:"0"`
	Second T2 `tuple:"1"`
	Third  T3 `tuple:"2"`
}

// MarshalJSON implements json.Marshaler.
func (v Tuple3[T1, T2, T3]) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tuple3[T1, T2, T3]) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
