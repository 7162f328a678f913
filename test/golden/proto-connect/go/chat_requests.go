package chat

// SayChatRequest is what Say takes.
type SayChatRequest struct {
	Room *string `json:"room,omitzero"`
	// At most one of `text`, `image` is set.
	Text *string `json:"text,omitzero"`
	// At most one of `text`, `image` is set.
	Image []byte `json:"image,omitzero"`
}

// LastChatRequest is what Last takes.
type LastChatRequest struct {
	Room *string `json:"room,omitzero"`
}

// ListenChatRequest is what Listen takes.
type ListenChatRequest struct {
	Room    *string  `json:"room,omitzero"`
	Quality *Quality `json:"quality,omitzero"`
}
