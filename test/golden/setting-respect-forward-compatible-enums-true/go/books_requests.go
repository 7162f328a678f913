package enums

// AddBookRequest is what AddBook takes.
type AddBookRequest struct {
	Sort  *AddBookRequestSort `json:"-" query:"sort"`
	Kind  Kind                `json:"kind"`
	State State               `json:"state"`
	Level BookLevel           `json:"level"`
}
