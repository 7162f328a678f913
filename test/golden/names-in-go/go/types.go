package coresdk

import (
	"encoding/json"

	"example.com/go-core/core"
)

// IDs is a type of the API.
type IDs struct {
	ID3              string             `json:"id"`
	ID               string             `json:"ID"`
	ID2              string             `json:"Id"`
	APIUnderscoreURL *string            `json:"api_url,omitzero"`
	APIURL           *string            `json:"apiUrl,omitzero"`
	HTMLBody         *string            `json:"HTMLBody,omitzero"`
	UserIDs          []string           `json:"user_ids,omitzero"`
	Type             *string            `json:"type,omitzero"`
	Func             *string            `json:"func,omitzero"`
	Nil              *string            `json:"nil,omitzero"`
	MarshalJSON_     *string            `json:"MarshalJSON,omitzero"`
	ExtraProperties_ string             `json:"ExtraProperties"`
	String           *String            `json:"string,omitzero"`
	Error            *Error             `json:"error,omitzero"`
	Option           *Option            `json:"option,omitzero"`
	Nullable         *Nullable          `json:"nullable,omitzero"`
	API              *APIError          `json:"api,omitzero"`
	Response         *Response          `json:"response,omitzero"`
	Maker            *NewClientModel    `json:"maker,omitzero"`
	Status           *Status            `json:"status,omitzero"`
	Active           *StatusActive      `json:"active,omitzero"`
	Env              *EnvironmentClient `json:"env,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v IDs) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *IDs) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// String is a type of the API.
type String struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v String) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *String) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Error is a type of the API.
type Error struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Error) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Error) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Option is a type of the API.
type Option struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Option) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Option) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Nullable is a type of the API.
type Nullable struct {
	S core.Nullable[string] `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Nullable) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Nullable) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// APIError is a type of the API.
type APIError struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v APIError) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *APIError) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Response is a type of the API.
type Response struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Response) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Response) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewClientModel is a type of the API.
type NewClientModel struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v NewClientModel) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *NewClientModel) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Status is a value of a list, which can grow.
type Status string

// The declared values of Status.
const (
	StatusActive2 Status = "active"
	StatusActive_ Status = "ACTIVE"
	StatusValue   Status = ""
	StatusValue1  Status = "1"
	StatusMinus1  Status = "-1"
	StatusPlus1   Status = "+1"
	StatusKnown   Status = "known"
)

// Known reports whether the value is one that the definition declares.
func (v Status) Known() bool {
	switch v {
	case StatusActive2, StatusActive_, StatusValue, StatusValue1, StatusMinus1, StatusPlus1, StatusKnown:
		return true
	}
	return false
}

// StatusActive is a type of the API.
type StatusActive struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v StatusActive) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *StatusActive) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// EnvironmentClient is a type of the API.
type EnvironmentClient struct {
	S *string `json:"s,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v EnvironmentClient) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *EnvironmentClient) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Pet is one of several types: just one of its pointers is set.
type Pet struct {
	Unknown_      *Unknown       `union:""`
	Raw_          *Raw           `union:""`
	Accept_       *Accept        `union:""`
	PetVisitor    *PetVisitor    `union:""`
	NewPetFromRaw *NewPetFromRaw `union:""`
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

// NewPetFromUnknown_ makes the variant Unknown_ of Pet.
func NewPetFromUnknown_(v *Unknown) Pet {
	return Pet{Unknown_: v}
}

// NewPetFromRaw_ makes the variant Raw_ of Pet.
func NewPetFromRaw_(v *Raw) Pet {
	return Pet{Raw_: v}
}

// NewPetFromAccept_ makes the variant Accept_ of Pet.
func NewPetFromAccept_(v *Accept) Pet {
	return Pet{Accept_: v}
}

// NewPetFromPetVisitor makes the variant PetVisitor of Pet.
func NewPetFromPetVisitor(v *PetVisitor) Pet {
	return Pet{PetVisitor: v}
}

// NewPetFromNewPetFromRaw makes the variant NewPetFromRaw of Pet.
func NewPetFromNewPetFromRaw(v *NewPetFromRaw) Pet {
	return Pet{NewPetFromRaw: v}
}

// PetVisitor_ has a method for each variant of Pet, and one for those that are not known.
type PetVisitor_ interface {
	VisitUnknown_(*Unknown) error
	VisitRaw_(*Raw) error
	VisitAccept_(*Accept) error
	VisitPetVisitor(*PetVisitor) error
	VisitNewPetFromRaw(*NewPetFromRaw) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Pet) Accept(visitor PetVisitor_) error {
	switch {
	case v.Unknown_ != nil:
		return visitor.VisitUnknown_(v.Unknown_)
	case v.Raw_ != nil:
		return visitor.VisitRaw_(v.Raw_)
	case v.Accept_ != nil:
		return visitor.VisitAccept_(v.Accept_)
	case v.PetVisitor != nil:
		return visitor.VisitPetVisitor(v.PetVisitor)
	case v.NewPetFromRaw != nil:
		return visitor.VisitNewPetFromRaw(v.NewPetFromRaw)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Unknown is a type of the API.
type Unknown struct {
	U string `json:"u"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Unknown) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Unknown) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Raw is a type of the API.
type Raw struct {
	R string `json:"r"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Raw) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Raw) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Accept is a type of the API.
type Accept struct {
	A string `json:"a"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Accept) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Accept) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetVisitor is a type of the API.
type PetVisitor struct {
	V string `json:"v"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetVisitor) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetVisitor) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPetFromRaw is a type of the API.
type NewPetFromRaw struct {
	N string `json:"n"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v NewPetFromRaw) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *NewPetFromRaw) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
