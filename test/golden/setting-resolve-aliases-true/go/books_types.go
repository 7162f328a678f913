package aliases

import (
	"encoding/json"

	"example.com/aliases/core"
)

// PlacesItem is a type of the API.
type PlacesItem struct {
	Shelf *int64 `json:"shelf,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PlacesItem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PlacesItem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Tree is one of several types: just one of its pointers is set.
type Tree struct {
	List *[]Tree `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Tree) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tree) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewTreeFromList makes the variant List of Tree.
func NewTreeFromList(v *[]Tree) Tree {
	return Tree{List: v}
}

// TreeVisitor has a method for each variant of Tree, and one for those that are not known.
type TreeVisitor interface {
	VisitList(*[]Tree) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Tree) Accept(visitor TreeVisitor) error {
	switch {
	case v.List != nil:
		return visitor.VisitList(v.List)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Book is a type of the API.
type Book struct {
	ID      string       `json:"id"`
	Similar []string     `json:"similar,omitzero"`
	Places  []PlacesItem `json:"places,omitzero"`
	Text    *string      `json:"text"`
	Tree    *Tree        `json:"tree,omitzero"`
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
