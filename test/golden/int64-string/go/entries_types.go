package ledger

import (
	"encoding/json"

	"example.com/ledger/core"
)

// Entry is one of several types: just one of its pointers is set.
type Entry struct {
	// Type is the value of the property kind, which tells the variants apart.
	Type  string `sdk:"tag" json:"kind"`
	Debit *Debit `union:"debit"`
	Note  *Note  `union:"note"`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Entry) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Entry) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewEntryFromDebit makes the variant Debit of Entry.
func NewEntryFromDebit(v *Debit) Entry {
	return Entry{Type: "debit", Debit: v}
}

// NewEntryFromNote makes the variant Note of Entry.
func NewEntryFromNote(v *Note) Entry {
	return Entry{Type: "note", Note: v}
}

// EntryVisitor has a method for each variant of Entry, and one for those that are not known.
type EntryVisitor interface {
	VisitDebit(*Debit) error
	VisitNote(*Note) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Entry) Accept(visitor EntryVisitor) error {
	switch {
	case v.Debit != nil:
		return visitor.VisitDebit(v.Debit)
	case v.Note != nil:
		return visitor.VisitNote(v.Note)
	default:
		return visitor.VisitUnknown(v.Type, v.Raw)
	}
}

// Debit is a type of the API.
type Debit struct {
	Kind  string `json:"kind"`
	Value int64  `json:"value"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Debit) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Debit) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Note is a type of the API.
type Note struct {
	Kind  string `json:"kind"`
	Value int32  `json:"value"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Note) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Note) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Tick is a type of the API.
type Tick struct {
	At int64 `json:"at"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Tick) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Tick) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}
