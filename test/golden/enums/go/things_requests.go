package enums

// ListThingsRequest is what ListThings takes.
type ListThingsRequest struct {
	Sort   *ListThingsRequestSort `json:"-" query:"sort"`
	Levels []Level                `json:"-" query:"levels"`
}
