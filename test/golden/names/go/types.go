package sdk3rdpartynames

import (
	"encoding/json"
	"time"

	"example.com/3rd-party-names/core"
)

// Type123 is a type of the API.
type Type123 struct {
	N *float64 `json:"n,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Type123) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Type123) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Odd is a type of the API.
type Odd struct {
	Class            *string            `json:"class,omitzero"`
	Default          *string            `json:"default,omitzero"`
	Proto            *string            `json:"__proto__,omitzero"`
	Constructor      *string            `json:"constructor,omitzero"`
	ToString         *string            `json:"toString,omitzero"`
	FooUnderscoreBar *string            `json:"foo_bar,omitzero"`
	FooBar           *string            `json:"fooBar,omitzero"`
	FooDashBar       *string            `json:"foo-bar,omitzero"`
	Field2fa         *string            `json:"2fa,omitzero"`
	Type             *string            `json:"@type,omitzero"`
	RefLike          *string            `json:"$ref-like,omitzero"`
	Field            *string            `json:",omitzero" name:""`
	Spaced           *string            `json:" spaced ,omitzero"`
	Emile            *string            `json:"émile,omitzero"`
	U65e5u672c       *string            `json:"日本,omitzero"`
	Pet              *PetModel          `json:"pet,omitzero"`
	Pet2             *Pet               `json:"pet2,omitzero"`
	Pick             *PickJobGithub     `json:"pick,omitzero"`
	Error            *Error             `json:"error,omitzero"`
	Promise          *Promise           `json:"promise,omitzero"`
	Record           *Record            `json:"record,omitzero"`
	Array            Array              `json:"array,omitzero"`
	Date             *Date              `json:"date,omitzero"`
	Dotted           *ComExampleV1Thing `json:"dotted,omitzero"`
	Dotted2          *ComExampleV2Thing `json:"dotted2,omitzero"`
	Number           *Type123           `json:"number,omitzero"`
	Client           *PetStoreClient    `json:"client,omitzero"`
	Request          *CreatePetRequest  `json:"request,omitzero"`
	String           *String            `json:"string,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Odd) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Odd) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetModel is a type of the API.
type PetModel struct {
	Lower *bool `json:"lower,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetModel) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetModel) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Pet is a type of the API.
type Pet struct {
	Upper *bool `json:"upper,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Pet) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Pet) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PickJobGithub is a type of the API.
type PickJobGithub struct {
	Github *string `json:"github,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PickJobGithub) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PickJobGithub) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Error is a type of the API.
type Error struct {
	Message *string `json:"message,omitzero"`
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

// Promise is a type of the API.
type Promise struct {
	Kept *bool `json:"kept,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Promise) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Promise) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Record is a type of the API.
type Record struct {
	Artist *string `json:"artist,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Record) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Record) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Array is a name that the API gives to a type.
type Array = []string

// Date is a type of the API.
type Date struct {
	Year *int64     `json:"year,omitzero"`
	At   *time.Time `json:"at,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Date) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Date) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ComExampleV1Thing is a type of the API.
type ComExampleV1Thing struct {
	V1 *string `json:"v1,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ComExampleV1Thing) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ComExampleV1Thing) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ComExampleV2Thing is a type of the API.
type ComExampleV2Thing struct {
	V2 *string `json:"v2,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ComExampleV2Thing) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ComExampleV2Thing) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// PetStoreClient is a type of the API.
type PetStoreClient struct {
	Secret *string `json:"secret,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v PetStoreClient) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *PetStoreClient) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CreatePetRequest is a type of the API.
type CreatePetRequest struct {
	Own *string `json:"own,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CreatePetRequest) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CreatePetRequest) UnmarshalJSON(data []byte) error {
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
