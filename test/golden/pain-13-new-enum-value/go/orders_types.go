package newvalue

import (
	"encoding/json"

	"example.com/new-value/core"
)

// Speed is a value of a list, which can grow.
type Speed string

// The declared values of Speed.
const (
	SpeedSlow Speed = "slow"
	SpeedFast Speed = "fast"
)

// Known reports whether the value is one that the definition declares.
func (v Speed) Known() bool {
	switch v {
	case SpeedSlow, SpeedFast:
		return true
	}
	return false
}

// State is a value of a list, which can grow.
type State string

// The declared values of State.
const (
	StateOpen   State = "open"
	StateClosed State = "closed"
)

// Known reports whether the value is one that the definition declares.
func (v State) Known() bool {
	switch v {
	case StateOpen, StateClosed:
		return true
	}
	return false
}

// Order is a type of the API.
type Order struct {
	State   State            `json:"state"`
	History []State          `json:"history"`
	Counts  map[string]State `json:"counts,omitzero"`
	Payment Payment          `json:"payment"`
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

// Payment is one of several types: just one of its pointers is set.
type Payment struct {
	// Type is the value of the property method, which tells the variants apart.
	Type     string    `sdk:"tag" json:"method"`
	Card     *Card     `union:"card"`
	Transfer *Transfer `union:"transfer"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Payment) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Payment) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPaymentFromCard makes the variant Card of Payment.
func NewPaymentFromCard(v *Card) Payment {
	return Payment{Type: "card", Card: v}
}

// NewPaymentFromTransfer makes the variant Transfer of Payment.
func NewPaymentFromTransfer(v *Transfer) Payment {
	return Payment{Type: "transfer", Transfer: v}
}

// PaymentVisitor has a method for each variant of Payment, and one for those that are not known.
type PaymentVisitor interface {
	VisitCard(*Card) error
	VisitTransfer(*Transfer) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Payment) Accept(visitor PaymentVisitor) error {
	switch {
	case v.Card != nil:
		return visitor.VisitCard(v.Card)
	case v.Transfer != nil:
		return visitor.VisitTransfer(v.Transfer)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Card is a type of the API.
type Card struct {
	Method string  `json:"method"`
	Last4  *string `json:"last4,omitzero"`
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

// Transfer is a type of the API.
type Transfer struct {
	Method string  `json:"method"`
	Iban   *string `json:"iban,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Transfer) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Transfer) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
