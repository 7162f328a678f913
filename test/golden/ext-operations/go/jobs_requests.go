package operations

// JobSettings is what Start takes.
type JobSettings struct {
	Mode     *string `json:"-" query:"mode"`
	Priority *int64  `json:"-" query:"p"`
	XVersion *string `json:"-" header:"X-Version" default:"2024-01-01"`
	Limit    *int64  `json:"-" query:"limit" default:"20"`
}
