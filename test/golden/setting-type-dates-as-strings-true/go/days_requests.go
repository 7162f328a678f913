package dates

// GetDayRequest is what GetDay takes.
type GetDayRequest struct {
	On string `json:"-" query:"on"`
}
