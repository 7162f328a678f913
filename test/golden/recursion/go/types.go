package recursion

import (
	"encoding/json"

	"example.com/recursion/core"
)

// Node is a type of the API.
type Node struct {
	Value      string              `json:"value"`
	Parent     *Node               `json:"parent,omitzero"`
	Children   []Node              `json:"children,omitzero"`
	ByName     map[string]Node     `json:"byName,omitzero"`
	List       *Nested             `json:"list,omitzero"`
	Dictionary *Dictionary         `json:"dictionary,omitzero"`
	JSON       core.Nullable[JSON] `json:"json,omitzero"`
	Ring       *RingA              `json:"ring,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Node) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Node) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Nested: A list of itself.
type Nested struct {
	List *[]Nested `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Nested) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Nested) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewNestedFromList makes the variant List of Nested.
func NewNestedFromList(v *[]Nested) Nested {
	return Nested{List: v}
}

// NestedVisitor has a method for each variant of Nested, and one for those that are not known.
type NestedVisitor interface {
	VisitList(*[]Nested) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Nested) Accept(visitor NestedVisitor) error {
	switch {
	case v.List != nil:
		return visitor.VisitList(v.List)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Dictionary: A map of itself.
type Dictionary struct {
	Map *map[string]Dictionary `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Dictionary) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Dictionary) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewDictionaryFromMap makes the variant Map of Dictionary.
func NewDictionaryFromMap(v *map[string]Dictionary) Dictionary {
	return Dictionary{Map: v}
}

// DictionaryVisitor has a method for each variant of Dictionary, and one for those that are not known.
type DictionaryVisitor interface {
	VisitMap(*map[string]Dictionary) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Dictionary) Accept(visitor DictionaryVisitor) error {
	switch {
	case v.Map != nil:
		return visitor.VisitMap(v.Map)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// JSON: A union with lists and maps of itself.
type JSON struct {
	String  *string           `union:""`
	Number  *float64          `union:""`
	Boolean *bool             `union:""`
	List    *[]*JSON          `union:""`
	Map     *map[string]*JSON `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v JSON) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *JSON) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewJSONFromString makes the variant String of JSON.
func NewJSONFromString(v *string) JSON {
	return JSON{String: v}
}

// NewJSONFromNumber makes the variant Number of JSON.
func NewJSONFromNumber(v *float64) JSON {
	return JSON{Number: v}
}

// NewJSONFromBoolean makes the variant Boolean of JSON.
func NewJSONFromBoolean(v *bool) JSON {
	return JSON{Boolean: v}
}

// NewJSONFromList makes the variant List of JSON.
func NewJSONFromList(v *[]*JSON) JSON {
	return JSON{List: v}
}

// NewJSONFromMap makes the variant Map of JSON.
func NewJSONFromMap(v *map[string]*JSON) JSON {
	return JSON{Map: v}
}

// JSONVisitor has a method for each variant of JSON, and one for those that are not known.
type JSONVisitor interface {
	VisitString(*string) error
	VisitNumber(*float64) error
	VisitBoolean(*bool) error
	VisitList(*[]*JSON) error
	VisitMap(*map[string]*JSON) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v JSON) Accept(visitor JSONVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.Number != nil:
		return visitor.VisitNumber(v.Number)
	case v.Boolean != nil:
		return visitor.VisitBoolean(v.Boolean)
	case v.List != nil:
		return visitor.VisitList(v.List)
	case v.Map != nil:
		return visitor.VisitMap(v.Map)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// RingA is one of several types: just one of its pointers is set.
type RingA struct {
	List *[]RingB `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v RingA) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *RingA) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewRingAFromList makes the variant List of RingA.
func NewRingAFromList(v *[]RingB) RingA {
	return RingA{List: v}
}

// RingAVisitor has a method for each variant of RingA, and one for those that are not known.
type RingAVisitor interface {
	VisitList(*[]RingB) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v RingA) Accept(visitor RingAVisitor) error {
	switch {
	case v.List != nil:
		return visitor.VisitList(v.List)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// RingB is a name that the API gives to a type.
type RingB = map[string]RingC

// RingC is a name that the API gives to a type.
type RingC = RingA

// Extended is a type of the API.
type Extended struct {
	Value      string              `json:"value"`
	Parent     *Node               `json:"parent,omitzero"`
	Children   []Node              `json:"children,omitzero"`
	ByName     map[string]Node     `json:"byName,omitzero"`
	List       *Nested             `json:"list,omitzero"`
	Dictionary *Dictionary         `json:"dictionary,omitzero"`
	JSON       core.Nullable[JSON] `json:"json,omitzero"`
	Ring       *RingA              `json:"ring,omitzero"`
	Next       *Extended           `json:"next,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Extended) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Extended) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
