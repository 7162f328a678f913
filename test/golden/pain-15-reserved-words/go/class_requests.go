package reserved

// ImportClassRequest is what Import takes.
type ImportClassRequest struct {
	Default       *string `json:"-" query:"Default"`
	HeaderDefault *string `json:"-" header:"default"`
	Function      *string `json:"-" query:"function"`
}
