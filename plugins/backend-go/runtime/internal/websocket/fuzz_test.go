package websocket

import (
	"testing"
	"unicode/utf8"
)

// FuzzFrames holds the client to end, and to hand out nothing that the protocol does not allow, whatever a server sends.
func FuzzFrames(f *testing.F) {
	for _, seed := range []string{
		frame(0x81, "text"), frame(0x01, "a") + frame(0x89, "ping") + frame(0x80, "b"), frame(0x82, "\xff") + frame(0x88, "\x03\xe8bye"),
		frame(0x81, "\xff"), frame(0xc1, ""), frame(0x88, "\x03"), "\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff", "\x81\x85mask",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		conn, s := connOf(string(data))
		received := 0
		for {
			message, err := conn.Read()
			if err != nil {
				break
			}
			received += 2 + len(message.Data)
			if message.IsText && !utf8.Valid(message.Data) {
				t.Errorf("%q gives a text that is not UTF-8", data)
			}
		}
		if received > len(data) {
			t.Errorf("%q gives %d bytes", data, received)
		}
		// Fails where a frame of the client is not masked, or is longer than what was written.
		framesOf(t, s)
	})
}
