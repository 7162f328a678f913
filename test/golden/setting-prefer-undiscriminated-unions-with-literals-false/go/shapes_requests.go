package shapes

// AddShapeRequest is what AddShape takes.
type AddShapeRequest struct {
	Body *Shape `body:""`
}
