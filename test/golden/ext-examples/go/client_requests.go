package examples

// ReplaceUserRequest is what ReplaceUser takes.
type ReplaceUserRequest struct {
	ID     string  `json:"-" path:"id"`
	Notify *bool   `json:"-" query:"notify"`
	XTrace *string `json:"-" header:"X-Trace"`
	Name   string  `json:"name"`
}
