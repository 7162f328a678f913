package parents

import (
	"encoding/json"

	"example.com/parents/core"
)

// Pet: Without a mapping, the names of the heirs are the tags.
type Pet struct {
	// Type is the value of the property petType, which tells the variants apart.
	Type   string  `sdk:"tag" json:"petType"`
	Cat    *Cat    `union:"Cat"`
	Kitten *Kitten `union:"Kitten"`
	Dog    *Dog    `union:"hound,poodle"`
	Lizard *Lizard `union:"Lizard"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Pet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Pet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPetFromCat makes the variant Cat of Pet.
func NewPetFromCat(v *Cat) Pet {
	return Pet{Type: "Cat", Cat: v}
}

// NewPetFromKitten makes the variant Kitten of Pet.
func NewPetFromKitten(v *Kitten) Pet {
	return Pet{Type: "Kitten", Kitten: v}
}

// NewPetFromDog makes the variant Dog of Pet.
func NewPetFromDog(v *Dog) Pet {
	return Pet{Type: "hound", Dog: v}
}

// NewPetFromLizard makes the variant Lizard of Pet.
func NewPetFromLizard(v *Lizard) Pet {
	return Pet{Type: "Lizard", Lizard: v}
}

// PetVisitor has a method for each variant of Pet, and one for those that are not known.
type PetVisitor interface {
	VisitCat(*Cat) error
	VisitKitten(*Kitten) error
	VisitDog(*Dog) error
	VisitLizard(*Lizard) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Pet) Accept(visitor PetVisitor) error {
	switch {
	case v.Cat != nil:
		return visitor.VisitCat(v.Cat)
	case v.Kitten != nil:
		return visitor.VisitKitten(v.Kitten)
	case v.Dog != nil:
		return visitor.VisitDog(v.Dog)
	case v.Lizard != nil:
		return visitor.VisitLizard(v.Lizard)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// PetBase: Without a mapping, the names of the heirs are the tags.
type PetBase struct {
	PetType string   `json:"petType"`
	Name    string   `json:"name"`
	Friends []Pet    `json:"friends,omitzero"`
	Home    *PetHome `json:"home,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetHome is a type of the API.
type PetHome struct {
	Street *string `json:"street,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetHome) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetHome) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Cat is a type of the API.
type Cat struct {
	PetType string   `json:"petType"`
	Name    string   `json:"name"`
	Friends []Pet    `json:"friends,omitzero"`
	Home    *PetHome `json:"home,omitzero"`
	Lives   int64    `json:"lives"`
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

// Kitten is a type of the API.
type Kitten struct {
	PetType string   `json:"petType"`
	Name    string   `json:"name"`
	Friends []Pet    `json:"friends,omitzero"`
	Home    *PetHome `json:"home,omitzero"`
	Lives   int64    `json:"lives"`
	Mother  *Cat     `json:"mother,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Kitten) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Kitten) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Dog: Pins its tag.
type Dog struct {
	PetType DogPetType `json:"petType"`
	Name    string     `json:"name"`
	Friends []Pet      `json:"friends,omitzero"`
	Home    *PetHome   `json:"home,omitzero"`
	Barks   *bool      `json:"barks,omitzero"`
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

// Lizard: Adds nothing.
type Lizard struct {
	PetType string   `json:"petType"`
	Name    string   `json:"name"`
	Friends []Pet    `json:"friends,omitzero"`
	Home    *PetHome `json:"home,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Lizard) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Lizard) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// DogPetType is a value of a list, which can grow.
type DogPetType string

// The declared values of DogPetType.
const (
	DogPetTypeHound  DogPetType = "hound"
	DogPetTypePoodle DogPetType = "poodle"
)

// Known reports whether the value is one that the definition declares.
func (v DogPetType) Known() bool {
	switch v {
	case DogPetTypeHound, DogPetTypePoodle:
		return true
	}
	return false
}

// Vehicle: The mapping names the parent too.
type Vehicle struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type        string       `sdk:"tag" json:"kind"`
	Car         *Car         `union:"car,cab"`
	Bike        *Bike        `union:"bike"`
	VehicleBase *VehicleBase `union:"any"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Vehicle) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Vehicle) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewVehicleFromCar makes the variant Car of Vehicle.
func NewVehicleFromCar(v *Car) Vehicle {
	return Vehicle{Type: "car", Car: v}
}

// NewVehicleFromBike makes the variant Bike of Vehicle.
func NewVehicleFromBike(v *Bike) Vehicle {
	return Vehicle{Type: "bike", Bike: v}
}

// NewVehicleFromVehicleBase makes the variant VehicleBase of Vehicle.
func NewVehicleFromVehicleBase(v *VehicleBase) Vehicle {
	return Vehicle{Type: "any", VehicleBase: v}
}

// VehicleVisitor has a method for each variant of Vehicle, and one for those that are not known.
type VehicleVisitor interface {
	VisitCar(*Car) error
	VisitBike(*Bike) error
	VisitVehicleBase(*VehicleBase) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Vehicle) Accept(visitor VehicleVisitor) error {
	switch {
	case v.Car != nil:
		return visitor.VisitCar(v.Car)
	case v.Bike != nil:
		return visitor.VisitBike(v.Bike)
	case v.VehicleBase != nil:
		return visitor.VisitVehicleBase(v.VehicleBase)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// VehicleBase: The mapping names the parent too.
type VehicleBase struct {
	Kind   string `json:"kind"`
	Wheels *int64 `json:"wheels,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v VehicleBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *VehicleBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Car is a type of the API.
type Car struct {
	Kind   string `json:"kind"`
	Wheels *int64 `json:"wheels,omitzero"`
	Doors  *int64 `json:"doors,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Car) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Car) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Bike is a type of the API.
type Bike struct {
	Kind   string `json:"kind"`
	Wheels *int64 `json:"wheels,omitzero"`
	Bell   *bool  `json:"bell,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Bike) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Bike) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Color: The values of the tag are listed in the parent.
type Color struct {
	// Type is the value of the property model, which tells the variants apart.
	Type string `sdk:"tag" json:"model"`
	Rgb  *Rgb   `union:"RGB"`
	Cmyk *Cmyk  `union:"CMYK"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Color) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Color) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewColorFromRgb makes the variant Rgb of Color.
func NewColorFromRgb(v *Rgb) Color {
	return Color{Type: "RGB", Rgb: v}
}

// NewColorFromCmyk makes the variant Cmyk of Color.
func NewColorFromCmyk(v *Cmyk) Color {
	return Color{Type: "CMYK", Cmyk: v}
}

// ColorVisitor has a method for each variant of Color, and one for those that are not known.
type ColorVisitor interface {
	VisitRgb(*Rgb) error
	VisitCmyk(*Cmyk) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Color) Accept(visitor ColorVisitor) error {
	switch {
	case v.Rgb != nil:
		return visitor.VisitRgb(v.Rgb)
	case v.Cmyk != nil:
		return visitor.VisitCmyk(v.Cmyk)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// ColorBase: The values of the tag are listed in the parent.
type ColorBase struct {
	Model ColorModel `json:"model"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ColorBase) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ColorBase) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ColorModel is a value of a list, which can grow.
type ColorModel string

// The declared values of ColorModel.
const (
	ColorModelRgb  ColorModel = "RGB"
	ColorModelCmyk ColorModel = "CMYK"
)

// Known reports whether the value is one that the definition declares.
func (v ColorModel) Known() bool {
	switch v {
	case ColorModelRgb, ColorModelCmyk:
		return true
	}
	return false
}

// Rgb is a type of the API.
type Rgb struct {
	Model ColorModel `json:"model"`
	Red   *int64     `json:"red,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Rgb) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Rgb) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Cmyk is a type of the API.
type Cmyk struct {
	Model ColorModel `json:"model"`
	Cyan  *int64     `json:"cyan,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Cmyk) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Cmyk) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Childless is a type of the API.
type Childless struct {
	Type *string `json:"type,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Childless) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Childless) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Wrapper is a type of the API.
type Wrapper struct {
	// Text beside a parent.
	Pet       *Pet       `json:"pet,omitzero"`
	Color     *Color     `json:"color,omitzero"`
	Childless *Childless `json:"childless,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Wrapper) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Wrapper) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
