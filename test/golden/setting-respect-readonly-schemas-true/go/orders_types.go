package orders

import (
	"encoding/json"
	"time"

	"example.com/orders/core"
)

// Entity is a type of the API.
type Entity struct {
	ID        string    `json:"id"`
	CreatedAt time.Time `json:"createdAt"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Entity) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Entity) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OrderList is a name that the API gives to a type.
type OrderList = []OrderInput

// Order is a type of the API.
type Order struct {
	ID        string          `json:"id"`
	CreatedAt time.Time       `json:"createdAt"`
	Lines     []Line          `json:"lines"`
	ByName    map[string]Line `json:"byName,omitzero"`
	Address   Address         `json:"address"`
	Payment   OrderPayment    `json:"payment"`
	Meta      *OrderMeta      `json:"meta,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Order) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Order) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OrderInput is a type of the API.
type OrderInput struct {
	Lines   []LineInput          `json:"lines"`
	ByName  map[string]LineInput `json:"byName,omitzero"`
	Address Address              `json:"address"`
	Payment OrderPaymentInput    `json:"payment"`
	Meta    *OrderMetaInput      `json:"meta,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v OrderInput) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OrderInput) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Line is a type of the API.
type Line struct {
	ID    string `json:"id"`
	Count int64  `json:"count"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Line) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Line) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// LineInput is a type of the API.
type LineInput struct {
	Count int64 `json:"count"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v LineInput) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *LineInput) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Address is a type of the API.
type Address struct {
	City string `json:"city"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Address) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Address) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OrderPayment is one of several types: just one of its pointers is set.
type OrderPayment struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type    string   `sdk:"tag" json:"kind"`
	Card    *Card    `union:"Card"`
	Invoice *Invoice `union:"Invoice"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v OrderPayment) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OrderPayment) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewOrderPaymentFromCard makes the variant Card of OrderPayment.
func NewOrderPaymentFromCard(v *Card) OrderPayment {
	return OrderPayment{Type: "Card", Card: v}
}

// NewOrderPaymentFromInvoice makes the variant Invoice of OrderPayment.
func NewOrderPaymentFromInvoice(v *Invoice) OrderPayment {
	return OrderPayment{Type: "Invoice", Invoice: v}
}

// OrderPaymentVisitor has a method for each variant of OrderPayment, and one for those that are not known.
type OrderPaymentVisitor interface {
	VisitCard(*Card) error
	VisitInvoice(*Invoice) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v OrderPayment) Accept(visitor OrderPaymentVisitor) error {
	switch {
	case v.Card != nil:
		return visitor.VisitCard(v.Card)
	case v.Invoice != nil:
		return visitor.VisitInvoice(v.Invoice)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// OrderPaymentInput is one of several types: just one of its pointers is set.
type OrderPaymentInput struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type    string     `sdk:"tag" json:"kind"`
	Card    *CardInput `union:"Card"`
	Invoice *Invoice   `union:"Invoice"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v OrderPaymentInput) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OrderPaymentInput) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewOrderPaymentInputFromCard makes the variant Card of OrderPaymentInput.
func NewOrderPaymentInputFromCard(v *CardInput) OrderPaymentInput {
	return OrderPaymentInput{Type: "Card", Card: v}
}

// NewOrderPaymentInputFromInvoice makes the variant Invoice of OrderPaymentInput.
func NewOrderPaymentInputFromInvoice(v *Invoice) OrderPaymentInput {
	return OrderPaymentInput{Type: "Invoice", Invoice: v}
}

// OrderPaymentInputVisitor has a method for each variant of OrderPaymentInput, and one for those that are not known.
type OrderPaymentInputVisitor interface {
	VisitCard(*CardInput) error
	VisitInvoice(*Invoice) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v OrderPaymentInput) Accept(visitor OrderPaymentInputVisitor) error {
	switch {
	case v.Card != nil:
		return visitor.VisitCard(v.Card)
	case v.Invoice != nil:
		return visitor.VisitInvoice(v.Invoice)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Card is a type of the API.
type Card struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Card) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Card) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// CardInput is a type of the API.
type CardInput struct {
	Kind   string `json:"kind"`
	Secret string `json:"secret"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v CardInput) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *CardInput) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Invoice is a type of the API.
type Invoice struct {
	Kind string   `json:"kind"`
	To   *Address `json:"to,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Invoice) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Invoice) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OrderMeta is a type of the API.
type OrderMeta struct {
	ID   string  `json:"id"`
	Note *string `json:"note,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v OrderMeta) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OrderMeta) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// OrderMetaInput is a type of the API.
type OrderMetaInput struct {
	Note *string `json:"note,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v OrderMetaInput) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *OrderMetaInput) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
