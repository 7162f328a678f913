package severalsuccesses

// StartJobRequest is what StartJob takes.
type StartJobRequest struct {
	ID string `json:"id"`
}
