package undiscriminatedunions

import (
	"encoding/json"

	"example.com/undiscriminated-unions/core"
)

// Query is one of several types: just one of its pointers is set.
type Query struct {
	String     *string       `union:""`
	StringList *[]string     `union:""`
	Filter     *Filter       `union:""`
	WithAnd    *QueryWithAnd `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v Query) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Query) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewQueryFromString makes the variant String of Query.
func NewQueryFromString(v *string) Query {
	return Query{String: v}
}

// NewQueryFromStringList makes the variant StringList of Query.
func NewQueryFromStringList(v *[]string) Query {
	return Query{StringList: v}
}

// NewQueryFromFilter makes the variant Filter of Query.
func NewQueryFromFilter(v *Filter) Query {
	return Query{Filter: v}
}

// NewQueryFromWithAnd makes the variant WithAnd of Query.
func NewQueryFromWithAnd(v *QueryWithAnd) Query {
	return Query{WithAnd: v}
}

// QueryVisitor has a method for each variant of Query, and one for those that are not known.
type QueryVisitor interface {
	VisitString(*string) error
	VisitStringList(*[]string) error
	VisitFilter(*Filter) error
	VisitWithAnd(*QueryWithAnd) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v Query) Accept(visitor QueryVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.StringList != nil:
		return visitor.VisitStringList(v.StringList)
	case v.Filter != nil:
		return visitor.VisitFilter(v.Filter)
	case v.WithAnd != nil:
		return visitor.VisitWithAnd(v.WithAnd)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Filter is a type of the API.
type Filter struct {
	Field string       `json:"field"`
	Value *FilterValue `json:"value,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Filter) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Filter) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// QueryWithAnd is a type of the API.
type QueryWithAnd struct {
	And []Query `json:"and"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v QueryWithAnd) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *QueryWithAnd) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// FilterValue is one of several types: just one of its pointers is set.
type FilterValue struct {
	Integer *int32  `union:""`
	String  *string `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v FilterValue) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *FilterValue) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewFilterValueFromInteger makes the variant Integer of FilterValue.
func NewFilterValueFromInteger(v *int32) FilterValue {
	return FilterValue{Integer: v}
}

// NewFilterValueFromString makes the variant String of FilterValue.
func NewFilterValueFromString(v *string) FilterValue {
	return FilterValue{String: v}
}

// FilterValueVisitor has a method for each variant of FilterValue, and one for those that are not known.
type FilterValueVisitor interface {
	VisitInteger(*int32) error
	VisitString(*string) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v FilterValue) Accept(visitor FilterValueVisitor) error {
	switch {
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	case v.String != nil:
		return visitor.VisitString(v.String)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// Hit is a type of the API.
type Hit struct {
	ID     HitID                  `json:"id"`
	Score  core.Nullable[float64] `json:"score,omitzero"`
	Target *Filter                `json:"target,omitzero"`
	Either *HitEither             `json:"either,omitzero"`
	Pair   *Tuple2[string, int64] `json:"pair,omitzero"`
	Level  *HitLevel              `json:"level,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v Hit) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *Hit) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// HitID is one of several types: just one of its pointers is set.
type HitID struct {
	String  *string `union:""`
	Integer *int64  `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v HitID) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *HitID) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewHitIDFromString makes the variant String of HitID.
func NewHitIDFromString(v *string) HitID {
	return HitID{String: v}
}

// NewHitIDFromInteger makes the variant Integer of HitID.
func NewHitIDFromInteger(v *int64) HitID {
	return HitID{Integer: v}
}

// HitIDVisitor has a method for each variant of HitID, and one for those that are not known.
type HitIDVisitor interface {
	VisitString(*string) error
	VisitInteger(*int64) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v HitID) Accept(visitor HitIDVisitor) error {
	switch {
	case v.String != nil:
		return visitor.VisitString(v.String)
	case v.Integer != nil:
		return visitor.VisitInteger(v.Integer)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// HitEither is one of several types: just one of its pointers is set.
type HitEither struct {
	WithNegate *HitEitherWithNegate `union:""`
	WithBoost  *HitEitherWithBoost  `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v HitEither) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *HitEither) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewHitEitherFromWithNegate makes the variant WithNegate of HitEither.
func NewHitEitherFromWithNegate(v *HitEitherWithNegate) HitEither {
	return HitEither{WithNegate: v}
}

// NewHitEitherFromWithBoost makes the variant WithBoost of HitEither.
func NewHitEitherFromWithBoost(v *HitEitherWithBoost) HitEither {
	return HitEither{WithBoost: v}
}

// HitEitherVisitor has a method for each variant of HitEither, and one for those that are not known.
type HitEitherVisitor interface {
	VisitWithNegate(*HitEitherWithNegate) error
	VisitWithBoost(*HitEitherWithBoost) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v HitEither) Accept(visitor HitEitherVisitor) error {
	switch {
	case v.WithNegate != nil:
		return visitor.VisitWithNegate(v.WithNegate)
	case v.WithBoost != nil:
		return visitor.VisitWithBoost(v.WithBoost)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}

// HitEitherWithNegate is a type of the API.
type HitEitherWithNegate struct {
	Field  string       `json:"field"`
	Value  *FilterValue `json:"value,omitzero"`
	Negate *bool        `json:"negate,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v HitEitherWithNegate) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *HitEitherWithNegate) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// HitEitherWithBoost is a type of the API.
type HitEitherWithBoost struct {
	Field string       `json:"field"`
	Value *FilterValue `json:"value,omitzero"`
	Boost *float64     `json:"boost,omitzero"`
	// ExtraProperties holds the properties that the definition does not declare.
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

// MarshalJSON implements json.Marshaler.
func (v HitEitherWithBoost) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *HitEitherWithBoost) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// HitLevel is a value of a list, which can grow.
type HitLevel int64

// The declared values of HitLevel.
const (
	HitLevelLow  HitLevel = 1
	HitLevelHigh HitLevel = 2
)

// Known reports whether the value is one that the definition declares.
func (v HitLevel) Known() bool {
	switch v {
	case HitLevelLow, HitLevelHigh:
		return true
	}
	return false
}

// SearchResponse is one of several types: just one of its pointers is set.
type SearchResponse struct {
	Hit  *Hit   `union:""`
	List *[]Hit `union:""`
	// Raw is the JSON of a variant that this version of the package does not know.
	Raw json.RawMessage `sdk:"raw"`
}

// MarshalJSON implements json.Marshaler.
func (v SearchResponse) MarshalJSON() ([]byte, error) {
	return core.Marshal(v)
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *SearchResponse) UnmarshalJSON(data []byte) error {
	return core.Unmarshal(data, v)
}

// NewSearchResponseFromHit makes the variant Hit of SearchResponse.
func NewSearchResponseFromHit(v *Hit) SearchResponse {
	return SearchResponse{Hit: v}
}

// NewSearchResponseFromList makes the variant List of SearchResponse.
func NewSearchResponseFromList(v *[]Hit) SearchResponse {
	return SearchResponse{List: v}
}

// SearchResponseVisitor has a method for each variant of SearchResponse, and one for those that are not known.
type SearchResponseVisitor interface {
	VisitHit(*Hit) error
	VisitList(*[]Hit) error
	VisitUnknown(tag string, raw json.RawMessage) error
}

// Accept calls the method of the visitor that is for the variant.
func (v SearchResponse) Accept(visitor SearchResponseVisitor) error {
	switch {
	case v.Hit != nil:
		return visitor.VisitHit(v.Hit)
	case v.List != nil:
		return visitor.VisitList(v.List)
	default:
		return visitor.VisitUnknown("", v.Raw)
	}
}
