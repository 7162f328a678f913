package ordered

// FirstRequest is what First takes.
type FirstRequest struct {
	ID   string `json:"-" path:"id"`
	From string `json:"-" query:"from"`
	To   string `json:"-" query:"to"`
}

// SecondRequest is what Second takes.
type SecondRequest struct {
	To   string  `json:"-" query:"to"`
	From *string `json:"-" query:"from"`
	ID   string  `json:"-" path:"id"`
}
