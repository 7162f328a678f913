package numberortext

import (
	"encoding/json"

	"example.com/number-or-text/core"
)

// Forecast is a type of the API.
type Forecast struct {
	Celsius ForecastCelsius             `json:"celsius"`
	Wind    core.Nullable[ForecastWind] `json:"wind,omitzero"`
	ID      core.Nullable[ForecastID]   `json:"id,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Forecast) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Forecast) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ForecastCelsius is one of several types: just one of its pointers is set.
type ForecastCelsius struct {
	Integer *int32  `union:""`
	String  *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ForecastCelsius) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ForecastCelsius) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewForecastCelsiusFromInteger makes the variant Integer of ForecastCelsius.
func NewForecastCelsiusFromInteger(v *int32) ForecastCelsius {
	return ForecastCelsius{Integer: v}
}

// NewForecastCelsiusFromString makes the variant String of ForecastCelsius.
func NewForecastCelsiusFromString(v *string) ForecastCelsius {
	return ForecastCelsius{String: v}
}

// ForecastCelsiusVisitor has a method for each variant of ForecastCelsius, and one for those that are not known.
type ForecastCelsiusVisitor interface {
	VisitInteger(*int32) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v ForecastCelsius) Accept(visitor ForecastCelsiusVisitor) error {
	switch {
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ForecastWind is one of several types: just one of its pointers is set.
type ForecastWind struct {
	Number *float64 `union:""`
	String *string  `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ForecastWind) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ForecastWind) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewForecastWindFromNumber makes the variant Number of ForecastWind.
func NewForecastWindFromNumber(v *float64) ForecastWind {
	return ForecastWind{Number: v}
}

// NewForecastWindFromString makes the variant String of ForecastWind.
func NewForecastWindFromString(v *string) ForecastWind {
	return ForecastWind{String: v}
}

// ForecastWindVisitor has a method for each variant of ForecastWind, and one for those that are not known.
type ForecastWindVisitor interface {
	VisitNumber(*float64) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v ForecastWind) Accept(visitor ForecastWindVisitor) error {
	switch {
	case v.Number != nil:
		return visitor.VisitNumber(v.Number)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ForecastID is one of several types: just one of its pointers is set.
type ForecastID struct {
	Integer *int64  `union:""`
	String  *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ForecastID) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ForecastID) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewForecastIDFromInteger makes the variant Integer of ForecastID.
func NewForecastIDFromInteger(v *int64) ForecastID {
	return ForecastID{Integer: v}
}

// NewForecastIDFromString makes the variant String of ForecastID.
func NewForecastIDFromString(v *string) ForecastID {
	return ForecastID{String: v}
}

// ForecastIDVisitor has a method for each variant of ForecastID, and one for those that are not known.
type ForecastIDVisitor interface {
	VisitInteger(*int64) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v ForecastID) Accept(visitor ForecastIDVisitor) error {
	switch {
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// ListForecastsRequestDays is one of several types: just one of its pointers is set.
type ListForecastsRequestDays struct {
	Integer *int32  `union:""`
	String  *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v ListForecastsRequestDays) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ListForecastsRequestDays) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewListForecastsRequestDaysFromInteger makes the variant Integer of ListForecastsRequestDays.
func NewListForecastsRequestDaysFromInteger(v *int32) ListForecastsRequestDays {
	return ListForecastsRequestDays{Integer: v}
}

// NewListForecastsRequestDaysFromString makes the variant String of ListForecastsRequestDays.
func NewListForecastsRequestDaysFromString(v *string) ListForecastsRequestDays {
	return ListForecastsRequestDays{String: v}
}

// ListForecastsRequestDaysVisitor has a method for each variant of ListForecastsRequestDays, and one for those that are not known.
type ListForecastsRequestDaysVisitor interface {
	VisitInteger(*int32) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v ListForecastsRequestDays) Accept(visitor ListForecastsRequestDaysVisitor) error {
	switch {
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
