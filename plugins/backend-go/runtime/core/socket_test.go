package core_test

import (
	"bufio"
	"context"
	"crypto/sha1"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/option"
)

// peer is the server's side of a WebSocket.
type peer struct {
	conn   net.Conn
	reader *bufio.Reader
	header http.Header
	uri    string
}

// channel serves WebSockets by the function.
func channel(t *testing.T, serve func(n int, p *peer)) string {
	t.Helper()
	count := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n := count
		count++
		conn, buffer, err := http.NewResponseController(w).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		sum := sha1.Sum([]byte(r.Header.Get("Sec-WebSocket-Key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
		_, _ = io.WriteString(conn, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"+
			"Sec-WebSocket-Accept: "+base64.StdEncoding.EncodeToString(sum[:])+"\r\n\r\n")
		serve(n, &peer{conn, buffer.Reader, r.Header, r.RequestURI})
		_ = conn.Close()
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func (p *peer) send(first byte, text string) {
	frame := []byte{first, byte(len(text))}
	if len(text) > 125 {
		frame = binary.BigEndian.AppendUint16([]byte{first, 126}, uint16(len(text)))
	}
	_, _ = p.conn.Write(append(frame, text...))
}

// read gives one frame, unmasked.
func (p *peer) read() (op byte, text string) {
	head := make([]byte, 2)
	if _, err := io.ReadFull(p.reader, head); err != nil {
		return 0, ""
	}
	length := int(head[1] & 0x7f)
	if length == 126 {
		long := make([]byte, 2)
		_, _ = io.ReadFull(p.reader, long)
		length = int(binary.BigEndian.Uint16(long))
	}
	data := make([]byte, 4+length)
	_, _ = io.ReadFull(p.reader, data)
	for i := range length {
		data[4+i] ^= data[i%4]
	}
	return head[0] & 0x0f, string(data[4:])
}

func closing(code uint16, reason string) string {
	return string(binary.BigEndian.AppendUint16(nil, code)) + reason
}

type note struct {
	Tag   string          `sdk:"tag" json:"type"`
	Hello *hello          `union:"hello"`
	Raw   json.RawMessage `sdk:"raw"`
}

type hello struct {
	Name            string                     `json:"name"`
	ExtraProperties map[string]json.RawMessage `json:"-" sdk:"extra"`
}

type notesRequest struct {
	Room string `path:"room"`
}

var notesOp = core.Operation{Method: "GET", Path: "/rooms/{room}"}

func openNotes(t *testing.T, url string, options ...core.Option) (*core.Socket[note], error) {
	t.Helper()
	client := core.NewClient(specWith(bearer()), []core.Option{option.WithBaseURL(url), withToken("TOK")})
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	t.Cleanup(cancel)
	return core.OpenSocket[note](ctx, client, &notesOp, &notesRequest{Room: "a b"}, options)
}

func TestSocketsCarryTypedMessages(t *testing.T) {
	got := make(chan string, 9)
	url := channel(t, func(_ int, p *peer) {
		got <- p.uri + " " + p.header.Get("Authorization")
		p.send(0x89, "ping")
		// The pong and the message of the client may come in any order.
		texts := map[byte]string{}
		for range 2 {
			op, text := p.read()
			texts[op] = text
		}
		got <- texts[10]
		got <- texts[1]
		p.send(0x01, `{"type":"he`)
		p.send(0x80, `llo","name":"Rex"}`)
		p.send(0x81, `{"type":"new","x":1}`)
		p.send(0x81, `no json`)
		p.send(0x88, closing(1000, "bye"))
	})
	socket, err := openNotes(t, "ws"+url[len("http"):])
	if err != nil {
		t.Fatal(err)
	}
	if err := socket.Send(context.Background(), note{Hello: &hello{Name: "Max"}}); err != nil {
		t.Error(err)
	}
	var found []note
	for message, err := range socket.All() {
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, message)
	}
	for _, want := range []string{"/rooms/a%20b Bearer TOK", "ping", `{"type":"hello","name":"Max"}`} {
		if text := <-got; text != want {
			t.Errorf("the server got %q", text)
		}
	}
	if len(found) != 3 || found[0].Hello.Name != "Rex" || string(found[1].Raw) != `{"type":"new","x":1}` || string(found[2].Raw) != `"no json"` {
		t.Errorf("%+v", found)
	}
	if end := socket.End(); end.Code != 1000 || end.Reason != "bye" {
		t.Errorf("%+v", end)
	}
}

func TestSocketsThatEndOtherwise(t *testing.T) {
	url := channel(t, func(_ int, p *peer) { p.send(0x88, closing(1008, "no")) })
	socket, err := openNotes(t, url)
	if err != nil {
		t.Fatal(err)
	}
	_, err = socket.Receive(context.Background())
	var closed *core.SocketClosedError
	var stream *core.StreamError
	if !errors.As(err, &closed) || !errors.As(err, &stream) || closed.Code != 1008 || closed.Reason != "no" {
		t.Errorf("%v", err)
	}
	broken := channel(t, func(int, *peer) {})
	if socket, err = openNotes(t, broken); err != nil {
		t.Fatal(err)
	}
	if _, err = socket.Receive(context.Background()); !errors.As(err, &closed) || closed.Code != 1006 {
		t.Errorf("%v", err)
	}
	plain := serve(t, respond(403, `{}`))
	var connection *core.ConnectionError
	if _, err = openNotes(t, plain.URL); !errors.As(err, &connection) {
		t.Errorf("%v", err)
	}
}

func TestSocketsReconnectWhenAsked(t *testing.T) {
	url := channel(t, func(n int, p *peer) {
		if n == 0 {
			return
		}
		p.send(0x81, `{"type":"hello","name":"again"}`)
		_, _ = p.read()
	})
	again := 0
	socket, err := openNotes(t, url, option.WithReconnect(3, func() { again++ }))
	if err != nil {
		t.Fatal(err)
	}
	message, err := socket.Receive(context.Background())
	if err != nil || message.Hello == nil || message.Hello.Name != "again" {
		t.Errorf("%+v %v", message, err)
	}
	if err := socket.Close(); err != nil || again != 1 {
		t.Errorf("%v, %d times", err, again)
	}
}

func TestSocketsEndWithTheirContext(t *testing.T) {
	url := channel(t, func(_ int, p *peer) { _, _ = p.read() })
	client := core.NewClient(specWith(core.AuthSpec{}), []core.Option{option.WithBaseURL(url)})
	ctx, cancel := context.WithCancel(context.Background())
	socket, err := core.OpenSocket[note](ctx, client, &notesOp, &notesRequest{Room: "r"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	time.AfterFunc(50*time.Millisecond, cancel)
	if _, err := socket.Receive(context.Background()); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	<-socket.Closed()
}

func TestTooManyMessagesThatWait(t *testing.T) {
	url := channel(t, func(_ int, p *peer) {
		for range 5 {
			p.send(0x81, `{"type":"hello","name":"x"}`)
		}
		_, _ = p.read()
	})
	socket, err := openNotes(t, url, option.WithMaxWaiting(2))
	if err != nil {
		t.Fatal(err)
	}
	<-socket.Closed()
	count := 0
	for _, err = range socket.All() {
		if err == nil {
			count++
		}
	}
	var stream *core.StreamError
	if !errors.As(err, &stream) || count != 2 {
		t.Errorf("%d messages, %v", count, err)
	}
}

func TestSocketsOutliveTheLimitOfTheirHTTPClient(t *testing.T) {
	url := channel(t, func(_ int, p *peer) {
		_, text := p.read()
		p.send(0x81, text)
		_, _ = p.read()
	})
	socket, err := openNotes(t, url, option.WithHTTPClient(&http.Client{Timeout: 100 * time.Millisecond}))
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(200 * time.Millisecond)
	if err := socket.Send(context.Background(), note{Hello: &hello{Name: "late"}}); err != nil {
		t.Error(err)
	}
	if !socket.Next() || socket.Current().Hello == nil || socket.Current().Hello.Name != "late" {
		t.Errorf("%+v %v", socket.Current(), socket.Err())
	}
	if err := socket.Close(); err != nil {
		t.Error(err)
	}
	if socket.Next() || socket.Err() != nil {
		t.Errorf("after the end: %v", socket.Err())
	}
}

func TestSendingEndsWithItsContext(t *testing.T) {
	over := make(chan struct{})
	url := channel(t, func(int, *peer) { <-over })
	defer close(over)
	socket, err := openNotes(t, url)
	if err != nil {
		t.Fatal(err)
	}
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	if err := socket.Send(canceled, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("before it begins: %v", err)
	}
	// Nobody reads: what the network does not hold waits.
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	if err := socket.Send(ctx, make([]byte, 16<<20)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("in between: %v", err)
	}
	<-socket.Closed()
	var closed *core.SocketClosedError
	if _, err := socket.Receive(context.Background()); !errors.As(err, &closed) || closed.Code != 1006 {
		t.Errorf("%v", err)
	}
}
