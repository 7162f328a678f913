package parents

// AddPetRequest is what AddPet takes.
type AddPetRequest struct {
	Body *Pet `body:""`
}
