package faults

// AddThingRequest is what AddThing takes.
type AddThingRequest struct {
	Body *Mapped `body:""`
}
