package shared

import (
	"encoding/json"

	"example.com/shared/core"
)

// Animal is one of several types: just one of its pointers is set.
type Animal struct {
	// Type is the value of the property species, which tells the variants apart.
	Type string `sdk:"tag" json:"species"`
	Dog  *Dog   `union:"dog"`
	Cat  *Cat   `union:"cat,tiger"`
	Fish *Fish  `union:"fish"`
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

// NewAnimalFromFish makes the variant Fish of Animal.
func NewAnimalFromFish(v *Fish) Animal {
	return Animal{Type: "fish", Fish: v}
}

// AnimalVisitor has a method for each variant of Animal, and one for those that are not known.
type AnimalVisitor interface {
	VisitDog(*Dog) error
	VisitCat(*Cat) error
	VisitFish(*Fish) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Animal) Accept(visitor AnimalVisitor) error {
	switch {
	case v.Dog != nil:
		return visitor.VisitDog(v.Dog)
	case v.Cat != nil:
		return visitor.VisitCat(v.Cat)
	case v.Fish != nil:
		return visitor.VisitFish(v.Fish)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Dog is a type of the API.
type Dog struct {
	Species string `json:"species"`
	Barks   *bool  `json:"barks,omitzero"`
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
	Species *string `json:"species,omitzero"`
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

// Fish is a type of the API.
type Fish struct {
	Fins *int64 `json:"fins,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Fish) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Fish) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
