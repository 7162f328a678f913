package streams

// CompleteRequest is what Complete takes.
type CompleteRequest struct {
	Prompt string `json:"prompt"`
}

// CompleteStreamRequest is what CompleteStream takes.
type CompleteStreamRequest struct {
	Prompt string `json:"prompt"`
}
