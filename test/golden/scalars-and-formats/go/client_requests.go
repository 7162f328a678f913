package scalars

import (
	"time"

	"example.com/scalars/core"
)

// AllRequest is what All takes.
type AllRequest struct {
	Integer *int64 `json:"integer,omitzero"`
	Int32   *int32 `json:"int32,omitzero"`
	// May exceed what a double holds.
	Int64         *int64     `json:"int64,omitzero"`
	Uint64        *uint64    `json:"uint64,omitzero"`
	Number        *float64   `json:"number,omitzero"`
	Float         *float64   `json:"float,omitzero"`
	Decimal       *string    `json:"decimal,omitzero"`
	Boolean       *bool      `json:"boolean,omitzero"`
	String        *string    `json:"string,omitzero"`
	Date          *core.Date `json:"date,omitzero"`
	DateTime      *time.Time `json:"dateTime,omitzero"`
	Time          *string    `json:"time,omitzero"`
	Duration      *string    `json:"duration,omitzero"`
	UUID          *string    `json:"uuid,omitzero"`
	URI           *string    `json:"uri,omitzero"`
	Email         *string    `json:"email,omitzero"`
	Bytes         []byte     `json:"bytes,omitzero"`
	Encoded       []byte     `json:"encoded,omitzero"`
	UnknownFormat *string    `json:"unknownFormat,omitzero"`
	Constant      *int64     `json:"constant,omitzero"`
	Nothing       any        `json:"nothing,omitzero"`
	Anything      any        `json:"anything,omitzero"`
	Never         any        `json:"never,omitzero"`
	NotNull       any        `json:"notNull,omitzero"`
	Untyped       *string    `json:"untyped,omitzero"`
	List          []string   `json:"list,omitzero"`
	BareList      []any      `json:"bareList,omitzero"`
}
