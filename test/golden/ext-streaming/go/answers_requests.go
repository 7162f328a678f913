package streams

// AnswerRequest is what CreateAnswer takes.
type AnswerRequest struct {
	Prompt string `json:"prompt"`
}

// AnswerStreamRequest is what CreateAnswerStream takes.
type AnswerStreamRequest struct {
	Prompt string `json:"prompt"`
}
