package colliding

import (
	"encoding/json"

	"example.com/colliding/core"
)

// Thing is a type of the API.
type Thing struct {
	ADashB               string           `json:"a-b"`
	AUnderscoreB         int64            `json:"a_b"`
	AB                   *bool            `json:"aB,omitzero"`
	AdditionalProperties *string          `json:"additionalProperties,omitzero"`
	PropertyCount        *int64           `json:"propertyCount,omitzero"`
	Username             *string          `json:"username"`
	IsUsernamePresent    *bool            `json:"isUsernamePresent,omitzero"`
	Foo                  *ThingFooUnion   `json:"foo,omitzero"`
	FooObject            *ThingFooObject  `json:"fooObject,omitzero"`
	FooUnderscoreObject  *ThingFooObject2 `json:"foo_object,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]string `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Thing) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Thing) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ThingFooUnion is one of several types: just one of its pointers is set.
type ThingFooUnion struct {
	String    *string            `union:""`
	WithInner *ThingFooWithInner `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingFooUnion) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingFooUnion) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewThingFooUnionFromString makes the variant String of ThingFooUnion.
func NewThingFooUnionFromString(v *string) ThingFooUnion {
	return ThingFooUnion{String: v}
}

// NewThingFooUnionFromWithInner makes the variant WithInner of ThingFooUnion.
func NewThingFooUnionFromWithInner(v *ThingFooWithInner) ThingFooUnion {
	return ThingFooUnion{WithInner: v}
}

// ThingFooUnionVisitor has a method for each variant of ThingFooUnion, and one for those that are not known.
type ThingFooUnionVisitor interface {
	VisitString(*string) error
	VisitWithInner(*ThingFooWithInner) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v ThingFooUnion) Accept(visitor ThingFooUnionVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.WithInner != nil:
		return visitor.VisitWithInner(v.WithInner)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ThingFooWithInner is a type of the API.
type ThingFooWithInner struct {
	Inner *string `json:"inner,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingFooWithInner) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingFooWithInner) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ThingFooObject is a type of the API.
type ThingFooObject struct {
	Other *int64 `json:"other,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingFooObject) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingFooObject) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ThingFooObject2 is a type of the API.
type ThingFooObject2 struct {
	Third *int64 `json:"third,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ThingFooObject2) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ThingFooObject2) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
