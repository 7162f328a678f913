package decided

import (
	"encoding/json"

	"example.com/decided/core"
)

// AnyProduct is one of several types: just one of its pointers is set.
type AnyProduct struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type          string         `sdk:"tag" json:"kind"`
	Product       *Product       `union:"plain"`
	ServerProduct *ServerProduct `union:"server"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v AnyProduct) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *AnyProduct) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewAnyProductFromProduct makes the variant Product of AnyProduct.
func NewAnyProductFromProduct(v *Product) AnyProduct {
	return AnyProduct{Type: "plain", Product: v}
}

// NewAnyProductFromServerProduct makes the variant ServerProduct of AnyProduct.
func NewAnyProductFromServerProduct(v *ServerProduct) AnyProduct {
	return AnyProduct{Type: "server", ServerProduct: v}
}

// AnyProductVisitor has a method for each variant of AnyProduct, and one for those that are not known.
type AnyProductVisitor interface {
	VisitProduct(*Product) error
	VisitServerProduct(*ServerProduct) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v AnyProduct) Accept(visitor AnyProductVisitor) error {
	switch {
	case v.Product != nil:
		return visitor.VisitProduct(v.Product)
	case v.ServerProduct != nil:
		return visitor.VisitServerProduct(v.ServerProduct)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Product is a type of the API.
type Product struct {
	Kind string  `json:"kind"`
	Name *string `json:"name,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Product) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Product) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ServerProduct is a type of the API.
type ServerProduct struct {
	Kind string  `json:"kind"`
	Name *string `json:"name,omitzero"`
	Host *string `json:"host,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ServerProduct) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ServerProduct) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Field is one of several types: just one of its pointers is set.
type Field struct {
	// Type is the value of the property type, which tells the variants apart.
	Type      string     `sdk:"tag" json:"type"`
	BoolField *BoolField `union:"bool"`
	IntField  *IntField  `union:"int,long"`
	TextField *TextField `union:"TextField"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Field) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Field) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewFieldFromBoolField makes the variant BoolField of Field.
func NewFieldFromBoolField(v *BoolField) Field {
	return Field{Type: "bool", BoolField: v}
}

// NewFieldFromIntField makes the variant IntField of Field.
func NewFieldFromIntField(v *IntField) Field {
	return Field{Type: "int", IntField: v}
}

// NewFieldFromTextField makes the variant TextField of Field.
func NewFieldFromTextField(v *TextField) Field {
	return Field{Type: "TextField", TextField: v}
}

// FieldVisitor has a method for each variant of Field, and one for those that are not known.
type FieldVisitor interface {
	VisitBoolField(*BoolField) error
	VisitIntField(*IntField) error
	VisitTextField(*TextField) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Field) Accept(visitor FieldVisitor) error {
	switch {
	case v.BoolField != nil:
		return visitor.VisitBoolField(v.BoolField)
	case v.IntField != nil:
		return visitor.VisitIntField(v.IntField)
	case v.TextField != nil:
		return visitor.VisitTextField(v.TextField)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// BoolField is a type of the API.
type BoolField struct {
	Type  *string `json:"type,omitzero"`
	Value *bool   `json:"value,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v BoolField) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BoolField) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// IntField is a type of the API.
type IntField struct {
	Type  IntFieldType `json:"type"`
	Value *int64       `json:"value,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v IntField) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *IntField) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// TextField is a type of the API.
type TextField struct {
	Value string `json:"value"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v TextField) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TextField) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// IntFieldType is a value of a list, which can grow.
type IntFieldType string

// The declared values of IntFieldType.
const (
	IntFieldTypeInt  IntFieldType = "int"
	IntFieldTypeLong IntFieldType = "long"
)

// Known reports whether the value is one that the definition declares.
func (v IntFieldType) Known() bool {
	switch v {
	case IntFieldTypeInt, IntFieldTypeLong:
		return true
	}
	return false
}
