package anyof

import (
	"encoding/json"

	"example.com/any-of/core"
)

// ByID is a type of the API.
type ByID struct {
	ID    int64  `json:"id"`
	Limit *int64 `json:"limit,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ByID) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ByID) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// ByName is a type of the API.
type ByName struct {
	Name  string `json:"name"`
	Limit *int64 `json:"limit,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v ByName) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ByName) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// Point is one of several types: just one of its pointers is set.
type Point struct {
	NumberList *[]float64          `union:""`
	Map        *map[string]float64 `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Point) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Point) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewPointFromNumberList makes the variant NumberList of Point.
func NewPointFromNumberList(v *[]float64) Point {
	return Point{NumberList: v}
}

// NewPointFromMap makes the variant Map of Point.
func NewPointFromMap(v *map[string]float64) Point {
	return Point{Map: v}
}

// PointVisitor has a method for each variant of Point, and one for those that are not known.
type PointVisitor interface {
	VisitNumberList(*[]float64) error
	VisitMap(*map[string]float64) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Point) Accept(visitor PointVisitor) error {
	switch {
	case v.NumberList != nil:
		return visitor.VisitNumberList(v.NumberList)
	case v.Map != nil:
		return visitor.VisitMap(v.Map)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Level is one of several types: just one of its pointers is set.
type Level struct {
	String  *LevelString  `union:""`
	Integer *LevelInteger `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Level) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Level) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewLevelFromString makes the variant String of Level.
func NewLevelFromString(v *LevelString) Level {
	return Level{String: v}
}

// NewLevelFromInteger makes the variant Integer of Level.
func NewLevelFromInteger(v *LevelInteger) Level {
	return Level{Integer: v}
}

// LevelVisitor has a method for each variant of Level, and one for those that are not known.
type LevelVisitor interface {
	VisitString(*LevelString) error
	VisitInteger(*LevelInteger) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Level) Accept(visitor LevelVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// LevelString is a value of a list, which can grow.
type LevelString string

// The declared values of LevelString.
const (
	LevelStringLow  LevelString = "low"
	LevelStringHigh LevelString = "high"
)

// Known reports whether the value is one that the definition declares.
func (v LevelString) Known() bool {
	switch v {
	case LevelStringLow, LevelStringHigh:
		return true
	}
	return false
}

// LevelInteger is a value of a list, which can grow.
type LevelInteger int64

// The declared values of LevelInteger.
const (
	LevelIntegerValue1 LevelInteger = 1
	LevelIntegerValue2 LevelInteger = 2
)

// Known reports whether the value is one that the definition declares.
func (v LevelInteger) Known() bool {
	switch v {
	case LevelIntegerValue1, LevelIntegerValue2:
		return true
	}
	return false
}

// Found is a type of the API.
type Found struct {
	Level  *Level       `json:"level,omitzero"`
	Value  *FoundValue  `json:"value,omitzero"`
	Nested *FoundNested `json:"nested,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Found) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Found) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// FoundValue is one of several types: just one of its pointers is set.
type FoundValue struct {
	String  *string  `union:""`
	Number  *float64 `union:""`
	Boolean *bool    `union:""`
	ByID    *ByID    `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v FoundValue) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *FoundValue) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewFoundValueFromString makes the variant String of FoundValue.
func NewFoundValueFromString(v *string) FoundValue {
	return FoundValue{String: v}
}

// NewFoundValueFromNumber makes the variant Number of FoundValue.
func NewFoundValueFromNumber(v *float64) FoundValue {
	return FoundValue{Number: v}
}

// NewFoundValueFromBoolean makes the variant Boolean of FoundValue.
func NewFoundValueFromBoolean(v *bool) FoundValue {
	return FoundValue{Boolean: v}
}

// NewFoundValueFromByID makes the variant ByID of FoundValue.
func NewFoundValueFromByID(v *ByID) FoundValue {
	return FoundValue{ByID: v}
}

// FoundValueVisitor has a method for each variant of FoundValue, and one for those that are not known.
type FoundValueVisitor interface {
	VisitString(*string) error
	VisitNumber(*float64) error
	VisitBoolean(*bool) error
	VisitByID(*ByID) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v FoundValue) Accept(visitor FoundValueVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.Number != nil:
		return visitor.VisitNumber(v.Number)
	case v.Boolean != nil:
		return visitor.VisitBoolean(v.Boolean)
	case v.ByID != nil:
		return visitor.VisitByID(v.ByID)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// FoundNested is one of several types: just one of its pointers is set.
type FoundNested struct {
	String  *string `union:""`
	Integer *int64  `union:""`
	Point   *Point  `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v FoundNested) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *FoundNested) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewFoundNestedFromString makes the variant String of FoundNested.
func NewFoundNestedFromString(v *string) FoundNested {
	return FoundNested{String: v}
}

// NewFoundNestedFromInteger makes the variant Integer of FoundNested.
func NewFoundNestedFromInteger(v *int64) FoundNested {
	return FoundNested{Integer: v}
}

// NewFoundNestedFromPoint makes the variant Point of FoundNested.
func NewFoundNestedFromPoint(v *Point) FoundNested {
	return FoundNested{Point: v}
}

// FoundNestedVisitor has a method for each variant of FoundNested, and one for those that are not known.
type FoundNestedVisitor interface {
	VisitString(*string) error
	VisitInteger(*int64) error
	VisitPoint(*Point) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v FoundNested) Accept(visitor FoundNestedVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	case v.Point != nil:
		return visitor.VisitPoint(v.Point)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// SearchRequestID is one of several types: just one of its pointers is set.
type SearchRequestID struct {
	Integer *int64  `union:""`
	UUID    *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchRequestID) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchRequestID) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSearchRequestIDFromInteger makes the variant Integer of SearchRequestID.
func NewSearchRequestIDFromInteger(v *int64) SearchRequestID {
	return SearchRequestID{Integer: v}
}

// NewSearchRequestIDFromUUID makes the variant UUID of SearchRequestID.
func NewSearchRequestIDFromUUID(v *string) SearchRequestID {
	return SearchRequestID{UUID: v}
}

// SearchRequestIDVisitor has a method for each variant of SearchRequestID, and one for those that are not known.
type SearchRequestIDVisitor interface {
	VisitInteger(*int64) error
	VisitUUID(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v SearchRequestID) Accept(visitor SearchRequestIDVisitor) error {
	switch {
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	case v.UUID != nil:
		return visitor.VisitUUID(v.UUID)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// SearchRequestSort is one of several types: just one of its pointers is set.
type SearchRequestSort struct {
	String     *string   `union:""`
	StringList *[]string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchRequestSort) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchRequestSort) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSearchRequestSortFromString makes the variant String of SearchRequestSort.
func NewSearchRequestSortFromString(v *string) SearchRequestSort {
	return SearchRequestSort{String: v}
}

// NewSearchRequestSortFromStringList makes the variant StringList of SearchRequestSort.
func NewSearchRequestSortFromStringList(v *[]string) SearchRequestSort {
	return SearchRequestSort{StringList: v}
}

// SearchRequestSortVisitor has a method for each variant of SearchRequestSort, and one for those that are not known.
type SearchRequestSortVisitor interface {
	VisitString(*string) error
	VisitStringList(*[]string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v SearchRequestSort) Accept(visitor SearchRequestSortVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.StringList != nil:
		return visitor.VisitStringList(v.StringList)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// SearchRequestBody is one of several types: just one of its pointers is set.
type SearchRequestBody struct {
	ByID     *ByID                  `union:""`
	ByName   *ByName                `union:""`
	WithNear *SearchRequestWithNear `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchRequestBody) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchRequestBody) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSearchRequestBodyFromByID makes the variant ByID of SearchRequestBody.
func NewSearchRequestBodyFromByID(v *ByID) SearchRequestBody {
	return SearchRequestBody{ByID: v}
}

// NewSearchRequestBodyFromByName makes the variant ByName of SearchRequestBody.
func NewSearchRequestBodyFromByName(v *ByName) SearchRequestBody {
	return SearchRequestBody{ByName: v}
}

// NewSearchRequestBodyFromWithNear makes the variant WithNear of SearchRequestBody.
func NewSearchRequestBodyFromWithNear(v *SearchRequestWithNear) SearchRequestBody {
	return SearchRequestBody{WithNear: v}
}

// SearchRequestBodyVisitor has a method for each variant of SearchRequestBody, and one for those that are not known.
type SearchRequestBodyVisitor interface {
	VisitByID(*ByID) error
	VisitByName(*ByName) error
	VisitWithNear(*SearchRequestWithNear) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v SearchRequestBody) Accept(visitor SearchRequestBodyVisitor) error {
	switch {
	case v.ByID != nil:
		return visitor.VisitByID(v.ByID)
	case v.ByName != nil:
		return visitor.VisitByName(v.ByName)
	case v.WithNear != nil:
		return visitor.VisitWithNear(v.WithNear)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// SearchRequestWithNear is a type of the API.
type SearchRequestWithNear struct {
	Near Point `json:"near"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchRequestWithNear) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchRequestWithNear) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// SearchResponseItem is one of several types: just one of its pointers is set.
type SearchResponseItem struct {
	Found  *Found  `union:""`
	String *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchResponseItem) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchResponseItem) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSearchResponseItemFromFound makes the variant Found of SearchResponseItem.
func NewSearchResponseItemFromFound(v *Found) SearchResponseItem {
	return SearchResponseItem{Found: v}
}

// NewSearchResponseItemFromString makes the variant String of SearchResponseItem.
func NewSearchResponseItemFromString(v *string) SearchResponseItem {
	return SearchResponseItem{String: v}
}

// SearchResponseItemVisitor has a method for each variant of SearchResponseItem, and one for those that are not known.
type SearchResponseItemVisitor interface {
	VisitFound(*Found) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v SearchResponseItem) Accept(visitor SearchResponseItemVisitor) error {
	switch {
	case v.Found != nil:
		return visitor.VisitFound(v.Found)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
