package enums

import (
	"encoding/json"

	"example.com/enums/core"
)

// Thing is a type of the API.
type Thing struct {
	Status Status                       `json:"status"`
	Level  Level                        `json:"level"`
	Ratio  *Ratio                       `json:"ratio,omitzero"`
	Color  core.Nullable[NullableColor] `json:"color,omitzero"`
	Odd    *Odd                         `json:"odd,omitzero"`
	Mixed  *Mixed                       `json:"mixed,omitzero"`
	Only   *string                      `json:"only,omitzero"`
	Flag   *bool                        `json:"flag,omitzero"`
	// Inline and therefore named by its place.
	Size *ThingSize `json:"size,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Thing) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Thing) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Status: Where a thing stands.
type Status string

// The declared values of Status.
const (
	// Being used.
	StatusActive Status = "active"
	// Half done.
	StatusInDashProgress Status = "in-progress"
	// The same by another name.
	StatusInUnderscoreProgress Status = "IN_PROGRESS"
	// Finished.
	StatusDone Status = "done"
)

// Known reports whether the value is one that the definition declares.
func (v Status) Known() bool {
	switch v {
	case StatusActive, StatusInDashProgress, StatusInUnderscoreProgress, StatusDone:
		return true
	}
	return false
}

// Level is a value of a list, which can grow.
type Level int64

// The declared values of Level.
const (
	LevelNone     Level = 0
	LevelOne      Level = 1
	LevelMinusOne Level = -1
	LevelHundred  Level = 100
)

// Known reports whether the value is one that the definition declares.
func (v Level) Known() bool {
	switch v {
	case LevelNone, LevelOne, LevelMinusOne, LevelHundred:
		return true
	}
	return false
}

// Ratio is a value of a list, which can grow.
type Ratio float64

// The declared values of Ratio.
const (
	RatioValue0_5 Ratio = 0.5
	RatioValue1_5 Ratio = 1.5
)

// Known reports whether the value is one that the definition declares.
func (v Ratio) Known() bool {
	switch v {
	case RatioValue0_5, RatioValue1_5:
		return true
	}
	return false
}

// NullableColor is a value of a list, which can grow.
type NullableColor string

// The declared values of NullableColor.
const (
	NullableColorRed   NullableColor = "red"
	NullableColorGreen NullableColor = "green"
)

// Known reports whether the value is one that the definition declares.
func (v NullableColor) Known() bool {
	switch v {
	case NullableColorRed, NullableColorGreen:
		return true
	}
	return false
}

// Odd is a value of a list, which can grow.
type Odd string

// The declared values of Odd.
const (
	OddValue       Odd = ""
	OddSpace       Odd = " "
	OddValue1      Odd = "1"
	OddValue1st    Odd = "1st"
	OddPlus1       Odd = "+1"
	OddMinus1      Odd = "-1"
	OddStar        Odd = "*"
	OddASpaceB     Odd = "a b"
	OddADashB      Odd = "a-b"
	OddConstructor Odd = "constructor"
	OddDefault     Odd = "default"
	OddE           Odd = "é"
	OddU65e5u672c  Odd = "日本"
	OddIts         Odd = "it's"
	OddSayHi       Odd = "say \"hi\""
	OddBackSlash   Odd = "back\\slash"
	OddYes         Odd = "yes"
	OddNull        Odd = "null"
)

// Known reports whether the value is one that the definition declares.
func (v Odd) Known() bool {
	switch v {
	case OddValue, OddSpace, OddValue1, OddValue1st, OddPlus1, OddMinus1, OddStar, OddASpaceB, OddADashB, OddConstructor, OddDefault, OddE, OddU65e5u672c, OddIts, OddSayHi, OddBackSlash, OddYes, OddNull:
		return true
	}
	return false
}

// Mixed is one of several types: just one of its pointers is set.
type Mixed struct {
	Auto     *string `union:""`
	Variant1 *int64  `union:""`
	True     *bool   `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Mixed) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Mixed) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewMixedFromAuto makes the variant Auto of Mixed.
func NewMixedFromAuto(v *string) Mixed {
	return Mixed{Auto: v}
}

// NewMixedFromVariant1 makes the variant Variant1 of Mixed.
func NewMixedFromVariant1(v *int64) Mixed {
	return Mixed{Variant1: v}
}

// NewMixedFromTrue makes the variant True of Mixed.
func NewMixedFromTrue(v *bool) Mixed {
	return Mixed{True: v}
}

// MixedVisitor has a method for each variant of Mixed, and one for those that are not known.
type MixedVisitor interface {
	VisitAuto(*string) error
	VisitVariant1(*int64) error
	VisitTrue(*bool) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Mixed) Accept(visitor MixedVisitor) error {
	switch {
	case v.Auto != nil:
		return visitor.VisitAuto(v.Auto)
	case v.Variant1 != nil:
		return visitor.VisitVariant1(v.Variant1)
	case v.True != nil:
		return visitor.VisitTrue(v.True)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ThingSize: Inline and therefore named by its place.
type ThingSize string

// The declared values of ThingSize.
const (
	ThingSizeS ThingSize = "S"
	ThingSizeM ThingSize = "M"
	ThingSizeL ThingSize = "L"
)

// Known reports whether the value is one that the definition declares.
func (v ThingSize) Known() bool {
	switch v {
	case ThingSizeS, ThingSizeM, ThingSizeL:
		return true
	}
	return false
}

// ListThingsRequestSort is a value of a list, which can grow.
type ListThingsRequestSort string

// The declared values of ListThingsRequestSort.
const (
	ListThingsRequestSortCreated      ListThingsRequestSort = "created"
	ListThingsRequestSortMinusCreated ListThingsRequestSort = "-created"
	ListThingsRequestSortPlusName     ListThingsRequestSort = "+name"
	ListThingsRequestSortName         ListThingsRequestSort = "name"
)

// Known reports whether the value is one that the definition declares.
func (v ListThingsRequestSort) Known() bool {
	switch v {
	case ListThingsRequestSortCreated, ListThingsRequestSortMinusCreated, ListThingsRequestSortPlusName, ListThingsRequestSortName:
		return true
	}
	return false
}
