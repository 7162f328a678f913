package petservice

import "example.com/pet-service/core"

// PetNotFoundError: There is no such pet.
type PetNotFoundError struct {
	core.DeclaredError
}

func newPetNotFoundError(e core.DeclaredError) error {
	return &PetNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *PetNotFoundError) Body() *PetNotFoundBody {
	return core.ErrorBody[*PetNotFoundBody](e.APIError)
}
