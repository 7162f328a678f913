package shared

// AddAnimalRequest is what AddAnimal takes.
type AddAnimalRequest struct {
	Body *Animal `body:""`
}
