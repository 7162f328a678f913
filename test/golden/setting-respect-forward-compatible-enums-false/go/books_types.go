package enums

import (
	"encoding/json"

	"example.com/enums/core"
)

// Book is a type of the API.
type Book struct {
	Kind  Kind      `json:"kind"`
	State State     `json:"state"`
	Level BookLevel `json:"level"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Book) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Book) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Kind is a value of a list, which can grow.
type Kind string

// The declared values of Kind.
const (
	KindBook Kind = "book"
)

// Known reports whether the value is one that the definition declares.
func (v Kind) Known() bool {
	switch v {
	case KindBook:
		return true
	}
	return false
}

// State: Whether it can be had.
type State string

// The declared values of State.
const (
	StateInStock State = "in-stock"
	// Never again.
	StateGone State = "gone"
)

// Known reports whether the value is one that the definition declares.
func (v State) Known() bool {
	switch v {
	case StateInStock, StateGone:
		return true
	}
	return false
}

// BookLevel is a value of a list, which can grow.
type BookLevel int64

// The declared values of BookLevel.
const (
	BookLevelValue1 BookLevel = 1
	BookLevelValue2 BookLevel = 2
)

// Known reports whether the value is one that the definition declares.
func (v BookLevel) Known() bool {
	switch v {
	case BookLevelValue1, BookLevelValue2:
		return true
	}
	return false
}

// AddBookRequestSort is a value of a list, which can grow.
type AddBookRequestSort string

// The declared values of AddBookRequestSort.
const (
	AddBookRequestSortTitle AddBookRequestSort = "title"
	AddBookRequestSortYear  AddBookRequestSort = "year"
)

// Known reports whether the value is one that the definition declares.
func (v AddBookRequestSort) Known() bool {
	switch v {
	case AddBookRequestSortTitle, AddBookRequestSortYear:
		return true
	}
	return false
}
