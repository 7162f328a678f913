package dates

import "example.com/dates/core"

// GetDayRequest is what GetDay takes.
type GetDayRequest struct {
	On core.Date `json:"-" query:"on"`
}
