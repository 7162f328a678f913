package combined

// SendMessageRequest is what SendMessage takes.
type SendMessageRequest struct {
	Body *SendMessageRequestBody `body:""`
}
