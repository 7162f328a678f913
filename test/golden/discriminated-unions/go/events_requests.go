package discriminatedunions

// SendEventRequest is what SendEvent takes.
type SendEventRequest struct {
	Body *Event `body:""`
}
