package websocket

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
)

// stream is a connection with the bytes from the server and those from the client.
type stream struct {
	io.Reader
	mutex   sync.Mutex
	written bytes.Buffer
	closed  bool
}

func (s *stream) Write(data []byte) (int, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.written.Write(data)
}

func (s *stream) Close() error {
	s.closed = true
	return nil
}

func connOf(frames ...string) (*Conn, *stream) {
	s := &stream{Reader: strings.NewReader(strings.Join(frames, ""))}
	return newConn(s, 1<<20), s
}

// frame is one of a server, which masks nothing.
func frame(first byte, data string) string {
	head := []byte{first}
	switch n := len(data); {
	case n <= 125:
		head = append(head, byte(n))
	case n <= 0xffff:
		head = binary.BigEndian.AppendUint16(append(head, 126), uint16(n))
	default:
		head = binary.BigEndian.AppendUint64(append(head, 127), uint64(n))
	}
	return string(head) + data
}

// sent is a frame of the client, unmasked.
type sent struct {
	op   byte
	data string
}

func framesOf(t *testing.T, s *stream) []sent {
	t.Helper()
	var all []sent
	r := bufio.NewReader(&s.written)
	for {
		head := make([]byte, 2)
		if _, err := io.ReadFull(r, head); err != nil {
			return all
		}
		if head[0]&0x80 == 0 || head[1]&0x80 == 0 {
			t.Errorf("a frame is not final, or not masked: %x", head)
		}
		length := uint64(head[1] & 0x7f)
		if size := map[uint64]int{126: 2, 127: 8}[length]; size > 0 {
			long := make([]byte, 8)
			_, _ = io.ReadFull(r, long[8-size:])
			length = binary.BigEndian.Uint64(long)
		}
		data := make([]byte, 4+length)
		_, _ = io.ReadFull(r, data)
		for i := range length {
			data[4+i] ^= data[i%4]
		}
		all = append(all, sent{head[0] & 0x0f, string(data[4:])})
	}
}

func closing(code uint16, reason string) string {
	return string(binary.BigEndian.AppendUint16(nil, code)) + reason
}

func TestMessagesInPieces(t *testing.T) {
	conn, s := connOf(frame(0x01, "h"), frame(0x89, "ping"), frame(0x00, "\xc3"), frame(0x8a, ""), frame(0x80, "\xb6"), frame(0x82, "\xff"))
	first, err := conn.Read()
	if err != nil || !first.IsText || string(first.Data) != "hö" {
		t.Errorf("%+v %v", first, err)
	}
	second, err := conn.Read()
	if err != nil || second.IsText || string(second.Data) != "\xff" {
		t.Errorf("%+v %v", second, err)
	}
	if all := framesOf(t, s); len(all) != 1 || all[0] != (sent{opPong, "ping"}) {
		t.Errorf("%+v", all)
	}
	if _, err := conn.Read(); err != io.EOF {
		t.Errorf("after the last one: %v", err)
	}
}

func TestLengths(t *testing.T) {
	for _, length := range []int{0, 1, 125, 126, 0xffff, 0x10000} {
		text := strings.Repeat("x", length)
		conn, s := connOf(frame(0x81, text))
		message, err := conn.Read()
		if err != nil || string(message.Data) != text {
			t.Errorf("reading %d bytes: %v", length, err)
		}
		if err := conn.Write(message); err != nil {
			t.Error(err)
		}
		if all := framesOf(t, s); len(all) != 1 || all[0] != (sent{opText, text}) {
			t.Errorf("writing %d bytes", length)
		}
	}
}

func TestServersThatBreakTheProtocol(t *testing.T) {
	for name, test := range map[string]struct {
		frames string
		code   uint16
	}{
		"a bit that is reserved":         {frame(0xc1, "x"), codeProtocol},
		"a kind that is reserved":        {frame(0x83, "x"), codeProtocol},
		"a mask":                         {"\x81\x81abcdx", codeProtocol},
		"a ping in pieces":               {frame(0x09, "x"), codeProtocol},
		"a long ping":                    {frame(0x89, strings.Repeat("x", 126)), codeProtocol},
		"a piece of nothing":             {frame(0x80, "x"), codeProtocol},
		"a message within another":       {frame(0x01, "x") + frame(0x81, "y"), codeProtocol},
		"text that is not UTF-8":         {frame(0x81, "\xff"), codeText},
		"more than anyone can hold":      {"\x82\x7f\x7f\xff\xff\xff\xff\xff\xff\xff", codeTooLarge},
		"half a code":                    {frame(0x88, "\x03"), codeProtocol},
		"a code that nobody may send":    {frame(0x88, closing(1006, "")), codeProtocol},
		"a code below all others":        {frame(0x88, closing(999, "")), codeProtocol},
		"a code that nobody knows":       {frame(0x88, closing(2000, "")), codeProtocol},
		"a reason that is not UTF-8":     {frame(0x88, closing(1000, "\xff")), codeText},
		"a code above all that are free": {frame(0x88, closing(5000, "")), codeProtocol},
	} {
		conn, s := connOf(test.frames)
		var closed *CloseError
		if _, err := conn.Read(); err == nil || errors.As(err, &closed) {
			t.Errorf("%s: %v", name, err)
		}
		all := framesOf(t, s)
		if len(all) != 1 || all[0] != (sent{opClose, closing(test.code, "")}) {
			t.Errorf("%s: %+v", name, all)
		}
	}
	for _, cut := range []string{"\x81", "\x81\x05he", "\x82\x7e\x00"} {
		conn, _ := connOf(cut)
		if _, err := conn.Read(); err != io.ErrUnexpectedEOF {
			t.Errorf("%x: %v", cut, err)
		}
	}
}

func TestClosing(t *testing.T) {
	for _, test := range []struct {
		data, answer, reason string
		code                 int
	}{
		{"", "", "", CodeNoStatus},
		{closing(1000, ""), closing(1000, ""), "", 1000},
		{closing(1013, "later"), closing(1013, ""), "later", 1013},
		{closing(4999, "x"), closing(4999, ""), "x", 4999},
	} {
		conn, s := connOf(frame(0x88, test.data))
		var closed *CloseError
		if _, err := conn.Read(); !errors.As(err, &closed) || closed.Code != test.code || closed.Reason != test.reason {
			t.Errorf("%+v %v", closed, err)
		}
		if all := framesOf(t, s); len(all) != 1 || all[0] != (sent{opClose, test.answer}) || !s.closed {
			t.Errorf("%+v", all)
		}
	}
	conn, s := connOf(frame(0x88, closing(1000, "")))
	if err := conn.Close(3000, strings.Repeat("x", 122)+"ö"); err != nil {
		t.Error(err)
	}
	if err := conn.Write(&Message{}); err != io.ErrClosedPipe {
		t.Errorf("a message after the end: %v", err)
	}
	_, _ = conn.Read()
	if all := framesOf(t, s); len(all) != 1 || all[0].data != closing(3000, strings.Repeat("x", 122)) {
		t.Errorf("%+v", all)
	}
}

func TestManyThatSend(t *testing.T) {
	conn, s := connOf()
	var sending sync.WaitGroup
	for range 50 {
		sending.Add(1)
		go func() {
			defer sending.Done()
			if err := conn.Write(&Message{IsText: true, Data: bytes.Repeat([]byte("x"), 300)}); err != nil {
				t.Error(err)
			}
		}()
	}
	sending.Wait()
	all := framesOf(t, s)
	for _, one := range all {
		if one != (sent{opText, strings.Repeat("x", 300)}) {
			t.Errorf("%+v", one)
		}
	}
	if len(all) != 50 {
		t.Errorf("%d frames", len(all))
	}
}

func TestHandshakes(t *testing.T) {
	for name, test := range map[string]struct {
		status int
		header http.Header
		body   io.ReadCloser
	}{
		"another status":   {200, nil, &stream{}},
		"no stream":        {101, nil, io.NopCloser(strings.NewReader(""))},
		"no key":           {101, http.Header{"Upgrade": {"websocket"}}, &stream{}},
		"another protocol": {101, http.Header{"Upgrade": {"h2c"}}, &stream{}},
		"another key":      {101, http.Header{"Upgrade": {"websocket"}, "Sec-Websocket-Accept": {"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="}}, &stream{}},
	} {
		req, _ := http.NewRequest("GET", "http://localhost/", nil)
		_, err := Dial(func(*http.Request) (*http.Response, error) {
			return &http.Response{StatusCode: test.status, Header: test.header, Body: test.body}, nil
		}, req, 1<<20)
		var refused *HandshakeError
		if !errors.As(err, &refused) || refused.Status != test.status {
			t.Errorf("%s: %v", name, err)
		}
	}
}
