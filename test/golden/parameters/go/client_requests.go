package parameters

import (
	"time"

	"example.com/parameters/core"
)

// SimpleRequest is what Simple takes.
type SimpleRequest struct {
	ID     int64             `json:"-" path:"id"`
	XTrace string            `json:"-" header:"X-Trace"`
	IDs    []string          `json:"-" path:"ids"`
	Map    map[string]string `json:"-" path:"map,explode=true"`
	XList  []int64           `json:"-" header:"X-List"`
}

// QueryRequest is what Query takes.
type QueryRequest struct {
	// What to look for.
	Text     string                `json:"-" query:"text"`
	Exploded []string              `json:"-" query:"exploded"`
	Joined   []string              `json:"-" query:"joined,explode=false"`
	Spaces   []string              `json:"-" query:"spaces,spaceDelimited"`
	Pipes    []int64               `json:"-" query:"pipes,pipeDelimited"`
	Filter   *QueryRequestFilter   `json:"-" query:"filter,deepObject"`
	Point    *QueryRequestPoint    `json:"-" query:"point"`
	JSON     map[string]string     `json:"-" query:"json,json"`
	Brackets []string              `json:"-" query:"brackets[]"`
	Raw      *string               `json:"-" query:"raw,allowReserved"`
	Limit    *int64                `json:"-" query:"limit"`
	Since    *time.Time            `json:"-" query:"since"`
	Nothing  core.Nullable[string] `json:"-" query:"nothing"`
	Session  *string               `json:"-" cookie:"session"`
	// Deprecated: do not use.
	Old *bool `json:"-" query:"old"`
}

// ClashRequest is what Clash takes.
type ClashRequest struct {
	PathID   string   `json:"-" path:"id"`
	QueryID  *int64   `json:"-" query:"id"`
	HeaderID *bool    `json:"-" header:"id"`
	ID       *float64 `json:"id,omitzero"`
	Name     *string  `json:"name,omitzero"`
}

// AllOptionalRequest is what AllOptional takes.
type AllOptionalRequest struct {
	Page *int32 `json:"-" query:"page"`
}
