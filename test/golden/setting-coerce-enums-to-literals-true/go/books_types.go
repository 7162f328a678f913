package enums

import (
	"encoding/json"

	"example.com/enums/core"
)

// Book is a type of the API.
type Book struct {
	Kind  Kind      `json:"kind" const:"book"`
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

// Kind is a name that the API gives to a type.
type Kind = string

// State: Whether it can be had.
type State struct {
	InStock *string `union:""`
	// Never again.
	Gone *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v State) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *State) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewStateFromInStock makes the variant InStock of State.
func NewStateFromInStock(v *string) State {
	return State{InStock: v}
}

// NewStateFromGone makes the variant Gone of State.
func NewStateFromGone(v *string) State {
	return State{Gone: v}
}

// StateVisitor has a method for each variant of State, and one for those that are not known.
type StateVisitor interface {
	VisitInStock(*string) error
	VisitGone(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v State) Accept(visitor StateVisitor) error {
	switch {
	case v.InStock != nil:
		return visitor.VisitInStock(v.InStock)
	case v.Gone != nil:
		return visitor.VisitGone(v.Gone)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// BookLevel is one of several types: just one of its pointers is set.
type BookLevel struct {
	Variant1 *int64 `union:""`
	Variant2 *int64 `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v BookLevel) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BookLevel) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewBookLevelFromVariant1 makes the variant Variant1 of BookLevel.
func NewBookLevelFromVariant1(v *int64) BookLevel {
	return BookLevel{Variant1: v}
}

// NewBookLevelFromVariant2 makes the variant Variant2 of BookLevel.
func NewBookLevelFromVariant2(v *int64) BookLevel {
	return BookLevel{Variant2: v}
}

// BookLevelVisitor has a method for each variant of BookLevel, and one for those that are not known.
type BookLevelVisitor interface {
	VisitVariant1(*int64) error
	VisitVariant2(*int64) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v BookLevel) Accept(visitor BookLevelVisitor) error {
	switch {
	case v.Variant1 != nil:
		return visitor.VisitVariant1(v.Variant1)
	case v.Variant2 != nil:
		return visitor.VisitVariant2(v.Variant2)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// AddBookRequestSort is one of several types: just one of its pointers is set.
type AddBookRequestSort struct {
	Title *string `union:""`
	Year  *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v AddBookRequestSort) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AddBookRequestSort) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewAddBookRequestSortFromTitle makes the variant Title of AddBookRequestSort.
func NewAddBookRequestSortFromTitle(v *string) AddBookRequestSort {
	return AddBookRequestSort{Title: v}
}

// NewAddBookRequestSortFromYear makes the variant Year of AddBookRequestSort.
func NewAddBookRequestSortFromYear(v *string) AddBookRequestSort {
	return AddBookRequestSort{Year: v}
}

// AddBookRequestSortVisitor has a method for each variant of AddBookRequestSort, and one for those that are not known.
type AddBookRequestSortVisitor interface {
	VisitTitle(*string) error
	VisitYear(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v AddBookRequestSort) Accept(visitor AddBookRequestSortVisitor) error {
	switch {
	case v.Title != nil:
		return visitor.VisitTitle(v.Title)
	case v.Year != nil:
		return visitor.VisitYear(v.Year)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
