package errorssdk

import "example.com/errors/core"

// BasicBadRequestError: Malformed.
type BasicBadRequestError struct {
	core.DeclaredError
}

func newBasicBadRequestError(e core.DeclaredError) error {
	return &BasicBadRequestError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *BasicBadRequestError) Body() *BasicError {
	return core.ErrorBody[*BasicError](e.APIError)
}

// BasicNotFoundError: No such pet.
type BasicNotFoundError struct {
	core.DeclaredError
}

func newBasicNotFoundError(e core.DeclaredError) error {
	return &BasicNotFoundError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *BasicNotFoundError) Body() *BasicError {
	return core.ErrorBody[*BasicError](e.APIError)
}

// OutageServerError: Our fault.
type OutageServerError struct {
	core.DeclaredError
}

func newOutageServerError(e core.DeclaredError) error {
	return &OutageServerError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *OutageServerError) Body() *Outage {
	return core.ErrorBody[*Outage](e.APIError)
}

// ValidationBadRequestError: Malformed.
type ValidationBadRequestError struct {
	core.DeclaredError
}

func newValidationBadRequestError(e core.DeclaredError) error {
	return &ValidationBadRequestError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ValidationBadRequestError) Body() *ValidationError {
	return core.ErrorBody[*ValidationError](e.APIError)
}

// DeletePetConflictError: In use.
type DeletePetConflictError struct {
	core.DeclaredError
}

func newDeletePetConflictError(e core.DeclaredError) error {
	return &DeletePetConflictError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *DeletePetConflictError) Body() *DeletePetConflictErrorBody {
	return core.ErrorBody[*DeletePetConflictErrorBody](e.APIError)
}

// TeapotError: Short and stout.
type TeapotError struct {
	core.DeclaredError
}

func newTeapotError(e core.DeclaredError) error {
	return &TeapotError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *TeapotError) Body() string {
	return core.ErrorBody[string](e.APIError)
}

// ProblemDefaultError: Something else.
type ProblemDefaultError struct {
	core.DeclaredError
}

func newProblemDefaultError(e core.DeclaredError) error {
	return &ProblemDefaultError{e}
}

// Body is what the server sent, or the zero value where that is not of the declared type.
func (e *ProblemDefaultError) Body() *Problem {
	return core.ErrorBody[*Problem](e.APIError)
}
