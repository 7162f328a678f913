package discriminatedunions

import (
	"encoding/json"

	"example.com/discriminated-unions/core"
)

// Tagged: Constants tell the variants apart without being asked to.
type Tagged struct {
	// Type is the value of the property op, which tells the variants apart.
	Type  string       `sdk:"tag" json:"op"`
	Set   *TaggedSet   `union:"set"`
	Clear *TaggedClear `union:"clear"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Tagged) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tagged) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewTaggedFromSet makes the variant Set of Tagged.
func NewTaggedFromSet(v *TaggedSet) Tagged {
	return Tagged{Type: "set", Set: v}
}

// NewTaggedFromClear makes the variant Clear of Tagged.
func NewTaggedFromClear(v *TaggedClear) Tagged {
	return Tagged{Type: "clear", Clear: v}
}

// TaggedVisitor has a method for each variant of Tagged, and one for those that are not known.
type TaggedVisitor interface {
	VisitSet(*TaggedSet) error
	VisitClear(*TaggedClear) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Tagged) Accept(visitor TaggedVisitor) error {
	switch {
	case v.Set != nil:
		return visitor.VisitSet(v.Set)
	case v.Clear != nil:
		return visitor.VisitClear(v.Clear)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// TaggedSet is a type of the API.
type TaggedSet struct {
	Op    string `json:"op" const:"set"`
	Value string `json:"value"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TaggedSet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TaggedSet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// TaggedClear is a type of the API.
type TaggedClear struct {
	Op string `json:"op" const:"clear"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TaggedClear) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TaggedClear) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Animal: The parent carries the discriminator.
type Animal struct {
	// Type is the value of the property species, which tells the variants apart.
	Type string `sdk:"tag" json:"species"`
	Dog  *Dog   `union:"dog"`
	Cat  *Cat   `union:"cat"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Animal) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Animal) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewAnimalFromDog makes the variant Dog of Animal.
func NewAnimalFromDog(v *Dog) Animal {
	return Animal{Type: "dog", Dog: v}
}

// NewAnimalFromCat makes the variant Cat of Animal.
func NewAnimalFromCat(v *Cat) Animal {
	return Animal{Type: "cat", Cat: v}
}

// AnimalVisitor has a method for each variant of Animal, and one for those that are not known.
type AnimalVisitor interface {
	VisitDog(*Dog) error
	VisitCat(*Cat) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Animal) Accept(visitor AnimalVisitor) error {
	switch {
	case v.Dog != nil:
		return visitor.VisitDog(v.Dog)
	case v.Cat != nil:
		return visitor.VisitCat(v.Cat)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// AnimalBase: The parent carries the discriminator.
type AnimalBase struct {
	Species string  `json:"species"`
	Name    *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v AnimalBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AnimalBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Dog is a type of the API.
type Dog struct {
	Species string  `json:"species"`
	Name    *string `json:"name,omitzero"`
	Barks   *bool   `json:"barks,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Dog) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Dog) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Cat is a type of the API.
type Cat struct {
	Species string  `json:"species"`
	Name    *string `json:"name,omitzero"`
	Lives   *int64  `json:"lives,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Cat) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Cat) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Holder is a type of the API.
type Holder struct {
	Tagged *Tagged              `json:"tagged,omitzero"`
	Animal *Animal              `json:"animal,omitzero"`
	Event  core.Nullable[Event] `json:"event,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Holder) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Holder) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
